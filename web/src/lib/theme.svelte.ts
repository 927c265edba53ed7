const KEPT = "dvergar-theme";

class Theme {
  light = $state((localStorage.getItem(KEPT) ?? system()) === "light");

  constructor() {
    this.show();
  }

  toggle(): void {
    this.light = !this.light;
    localStorage.setItem(KEPT, this.light ? "light" : "dark");
    this.show();
  }

  private show(): void {
    document.documentElement.dataset.theme = this.light ? "light" : "dark";
  }
}

function system(): string {
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

export const theme = new Theme();
