/** The element that names an object to be shown large, if the pointer or the keyboard is on one. */
export function worthKnowing(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-ref]") : null;
}
