const KEPT = "dvergar-theme";

class Theme {
  light = $state((localStorage.getItem(KEPT) ?? system()) === "light");

  constructor() {
    this.show();
  }

  set(light: boolean): void {
    this.light = light;
    localStorage.setItem(KEPT, light ? "light" : "dark");
    this.show();
  }

  toggle(): void {
    this.set(!this.light);
  }

  private show(): void {
    document.documentElement.dataset.theme = this.light ? "light" : "dark";
  }
}

function system(): string {
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

export const theme = new Theme();
