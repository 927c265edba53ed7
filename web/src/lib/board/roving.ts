import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const NEXT_ROW = 12; // pixels; what is nearer stands in the same row

/** The visible focusable elements of an area, without those of areas inside it. */
export function stops(area: Element): HTMLElement[] {
  const all = [...area.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  return all.filter((b) => b.offsetParent !== null && b.closest("[data-area]") === area);
}

/** The nearest element above or below on the screen. */
function beyond(all: HTMLElement[], at: number, down: boolean): number {
  const middle = (e: HTMLElement): [number, number] => {
    const box = e.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(all[at]!);
  const far = all.map((e) => {
    const [ex, ey] = middle(e);
    const dy = down ? ey - y : y - ey;
    return dy > NEXT_ROW ? dy + 2 * Math.abs(ex - x) : Infinity;
  });
  const least = Math.min(...far);
  return least < Infinity ? far.indexOf(least) : at;
}

/** Tab moves between areas; arrows, Home and End move inside one, in a grid also up and down. */
export function roving(name: string, grid = false): Attachment<HTMLElement> {
  return (area) => {
    let last: HTMLElement | undefined;
    area.dataset.area = name;

    function tidy(): void {
      const all = stops(area);
      const first = all.find((b) => b.matches(".legal, .target")) ?? all[0];
      const current = last && all.includes(last) ? last : first;
      for (const button of all) button.tabIndex = button === current ? 0 : -1;
    }

    function move(event: KeyboardEvent): void {
      const all = stops(area);
      const at = all.indexOf(event.target as HTMLElement);
      if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = STEPS[event.key];
      const upDown = grid && (event.key === "ArrowUp" || event.key === "ArrowDown");
      const to = upDown
        ? beyond(all, at, event.key === "ArrowDown")
        : event.key === "Home"
          ? 0
          : event.key === "End"
            ? all.length - 1
            : step
              ? (at + step + all.length) % all.length
              : -1;
      if (to < 0) return;
      event.preventDefault();
      all[to]?.focus();
      all[to]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    }

    function enter(event: FocusEvent): void {
      last = event.target as HTMLElement;
      tidy();
    }

    const watch = new MutationObserver(tidy);
    watch.observe(area, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    area.addEventListener("focusin", enter);
    area.addEventListener("keydown", move);
    tidy();
    return () => {
      watch.disconnect();
      area.removeEventListener("focusin", enter);
      area.removeEventListener("keydown", move);
    };
  };
}
