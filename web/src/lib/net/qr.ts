/** A private link as a QR code; empty if the server sends none. */
export async function qrPicture(text: string): Promise<string> {
  const body = JSON.stringify({ text });
  const answer = await fetch("/api/qr", {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json" },
  }).catch(() => null);
  return answer?.ok ? `data:image/svg+xml,${encodeURIComponent(await answer.text())}` : "";
}
