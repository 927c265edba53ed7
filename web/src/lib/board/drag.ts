import type { Attachment } from "svelte/attachments";
import type { Play } from "../play.svelte";
import { settings } from "../ui/settings.svelte";
import { ghostOf } from "./ghost";

const THRESHOLD = 6;
const HOLD = 300; // a finger that rests this long drags; before, it scrolls
const BIGGER = 1.25;

interface Grip {
  card: HTMLElement;
  pointer: number;
  x: number;
  y: number;
  mouse: boolean;
  held: boolean;
  ghost: HTMLElement | null;
}

/** Dragging a card: the same as selecting it and then its target. */
export function drags(play: () => Play): Attachment<HTMLElement> {
  return (table) => {
    let grip: Grip | null = null;
    let timer = 0;

    function down(event: PointerEvent): void {
      const card = (event.target as Element).closest<HTMLElement>("[data-thing]");
      if (!card || event.button !== 0 || grip) return;
      if (!play().movable(card.dataset.thing ?? "")) return;
      const mouse = event.pointerType === "mouse";
      grip = {
        card,
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        mouse,
        held: mouse,
        ghost: null,
      };
      if (!mouse) timer = window.setTimeout(() => grip && (grip.held = true), HOLD);
    }

    function move(event: PointerEvent): void {
      if (!grip || event.pointerId !== grip.pointer) return;
      const far = Math.hypot(event.clientX - grip.x, event.clientY - grip.y) > THRESHOLD;
      if (!grip.held && far) end();
      else if (grip.held && far && !grip.ghost) lift(grip);
      if (grip?.ghost) follow(grip.ghost, event.clientX, event.clientY);
    }

    function lift(held: Grip): void {
      play().lift(held.card.dataset.thing ?? "", Number(held.card.dataset.nth ?? 0));
      play().dragging = true;
      held.ghost = carried(held.card);
      table.append(held.ghost);
    }

    function up(event: PointerEvent): void {
      if (!grip || event.pointerId !== grip.pointer) return;
      const { ghost, card } = grip;
      end();
      if (!ghost) return;
      swallowClick();
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const place = under.map((e) => e.closest<HTMLElement>("[data-drop]")).find(Boolean)?.dataset.drop ?? "";
      const onto =
        under.map((e) => e.closest<HTMLElement>("[data-thing]")).find(Boolean)?.dataset.thing ?? "";
      if (place && play().bring(place, onto)) ghost.remove();
      else flyBack(ghost, card);
    }

    function flyBack(ghost: HTMLElement, card: HTMLElement): void {
      play().drop();
      ghost.classList.remove("carried");
      const [to, at] = [card.getBoundingClientRect(), ghost.getBoundingClientRect()];
      const flight = ghost.animate(
        {
          translate: `${to.left + to.width / 2 - at.left - at.width / 2}px ${to.top + to.height / 2 - at.top - at.height / 2}px`,
          scale: 1 / BIGGER,
        },
        { duration: settings.calm ? 0 : 220, easing: "ease-out" },
      );
      flight.onfinish = () => ghost.remove();
    }

    function end(): void {
      clearTimeout(timer);
      grip = null;
    }

    function cancel(event: PointerEvent): void {
      if (!grip || event.pointerId !== grip.pointer) return;
      const { ghost, card } = grip;
      end();
      if (ghost) flyBack(ghost, card);
    }

    const escape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || !grip?.ghost) return;
      const { ghost, card } = grip;
      end();
      flyBack(ghost, card);
    };
    const still = (event: TouchEvent): void =>
      void (grip?.held && event.cancelable && event.preventDefault());
    const quiet = (event: Event): void => void (grip && !grip.mouse && event.preventDefault());

    table.addEventListener("pointerdown", down);
    table.addEventListener("touchmove", still, { passive: false });
    table.addEventListener("contextmenu", quiet);
    document.addEventListener("pointermove", move);
    document.addEventListener("pointerup", up);
    document.addEventListener("pointercancel", cancel);
    document.addEventListener("keydown", escape);
    return () => {
      end();
      table.removeEventListener("pointerdown", down);
      table.removeEventListener("touchmove", still);
      table.removeEventListener("contextmenu", quiet);
      document.removeEventListener("pointermove", move);
      document.removeEventListener("pointerup", up);
      document.removeEventListener("pointercancel", cancel);
      document.removeEventListener("keydown", escape);
    };
  };
}

/** Ignores the click that follows the release of the pointer. */
export function swallowClick(): void {
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
}

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

function carried(card: HTMLElement): HTMLElement {
  const ghost = ghostOf(card);
  ghost.classList.add("carried");
  ghost.style.height = `${card.offsetHeight}px`;
  ghost.style.scale = String(BIGGER);
  return ghost;
}

function follow(ghost: HTMLElement, x: number, y: number): void {
  ghost.style.left = `${x - ghost.offsetWidth / 2}px`;
  ghost.style.top = `${y - ghost.offsetHeight / 2}px`;
}
