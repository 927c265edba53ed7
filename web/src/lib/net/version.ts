const KEPT = "dvergar-reloaded";
const PAUSE = 60_000;
const LOADING = 20_000;

/** Reloads the page, but not in a loop: returns false if that was tried a moment ago. */
export function reloadOnce(): boolean {
  const before = Number(sessionStorage.getItem(KEPT) ?? 0);
  if (Date.now() - before < PAUSE) return false;
  sessionStorage.setItem(KEPT, String(Date.now()));
  location.reload();
  return true;
}

/** The service worker that shows a page while the server can't be reached; only in production builds. */
export function startWorker(onnew: () => void): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // This part of the page was replaced by a newer version.
  addEventListener("vite:preloadError", () => reloadOnce());
  let first = navigator.serviceWorker.controller === null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // A worker that takes over while the page loads has the same version as the page.
    if (!first && performance.now() > LOADING) onnew();
    first = false;
  });
  void navigator.serviceWorker.register("/sw.js").then(
    // A browser that blocks workers may return nothing.
    (found: ServiceWorkerRegistration | undefined) =>
      addEventListener("focus", () => void found?.update().catch(() => undefined)),
    () => undefined,
  );
}
