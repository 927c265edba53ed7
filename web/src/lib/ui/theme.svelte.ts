const KEPT = "dvergar-theme";

class Theme {
  light = $state((localStorage.getItem(KEPT) ?? system()) === "light");

  constructor() {
    this.show(this.light);
  }

  set(light: boolean): void {
    this.light = light;
    localStorage.setItem(KEPT, light ? "light" : "dark");
    this.show(light);
  }

  toggle(): void {
    this.set(!this.light);
  }

  /** Shows a theme without remembering it. */
  show(light: boolean): void {
    document.documentElement.dataset.theme = light ? "light" : "dark";
  }
}

function system(): string {
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

export const theme = new Theme();
