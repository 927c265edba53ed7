const KEPT = "dvergar-reloaded";
const PAUSE = 60_000;
const LOADING = 20_000;

/** Loads the page anew, but not again and again: false if that was tried a moment ago. */
export function reloadOnce(): boolean {
  const before = Number(sessionStorage.getItem(KEPT) ?? 0);
  if (Date.now() - before < PAUSE) return false;
  sessionStorage.setItem(KEPT, String(Date.now()));
  location.reload();
  return true;
}

/** The worker that shows a page when the server is away; only the built page has one. */
export function startWorker(onnew: () => void): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // A part of the page that a newer version has replaced.
  addEventListener("vite:preloadError", () => reloadOnce());
  let first = navigator.serviceWorker.controller === null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // A worker that takes over while the page is being loaded is of the page's own version.
    if (!first && performance.now() > LOADING) onnew();
    first = false;
  });
  void navigator.serviceWorker.register("/sw.js").then(
    // A browser that blocks workers may answer with nothing.
    (found: ServiceWorkerRegistration | undefined) =>
      addEventListener("focus", () => void found?.update().catch(() => undefined)),
    () => undefined,
  );
}
