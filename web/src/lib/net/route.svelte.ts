class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    for (const event of ["popstate", "hashchange"]) addEventListener(event, () => this.read());
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  /** Changes the address without adding to the browser's history. */
  settle(hash: string): void {
    history.replaceState(null, "", location.pathname + hash);
    this.hash = hash;
  }

  /** The parts after the first slash: /table/abc is ["table", "abc"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }
}

export const route = new Route();

/** Links within the app change the path without reloading the page. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.origin !== location.origin || link.target || link.hasAttribute("download"))
    return;
  event.preventDefault();
  route.go(link.pathname + link.hash);
}
