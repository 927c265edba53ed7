/** Saves a file on this device. */
export function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}

/** Somebody who closes the device's sharing dialog has done nothing wrong. */
export function ignoreCancel(error: unknown): void {
  if (!(error instanceof DOMException) || error.name !== "AbortError") throw error;
}
