"""What flies over a board: noted where it starts and ends, or held midway to see what it covers."""

from __future__ import annotations

from typing import Any

from tests.web.person import Person

MOVING: dict[str, Any] = {"reduced_motion": "no-preference", "pace": "fast"}

EACH = """
const each = (note) => new MutationObserver((changes) =>
  changes
    .flatMap((change) => [...change.addedNodes])
    .filter((e) => e.classList?.contains("flying"))
    .forEach((ghost) => {
      note(ghost, ghost.getAnimations()[0]);
      document.documentElement.dataset.flown = ++window.flights;
    }),
).observe(document, { childList: true, subtree: true });
window.flights = 0;
"""

# Every flight is held where it starts and where it ends, however fast it is.
WATCH = (
    EACH
    + """
window.flown = [];
const middle = (e) => {
  const box = e.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};
const places = (ghost) => {
  const [x, y] = middle(ghost);
  const here = (e) => Math.hypot(middle(e)[0] - x, middle(e)[1] - y) < 1;
  const shown = [...document.querySelectorAll("[data-spot], [data-thing]")];
  const found = shown.filter((e) => e.offsetParent && here(e));
  return found.flatMap((e) => [e.dataset.spot, e.dataset.thing]).filter(Boolean);
};
const colour = (ghost) => {
  const drawn = ghost.querySelector("svg");
  const alike = (e) => drawn && e.querySelector("svg")?.isEqualNode(drawn);
  return [...document.querySelectorAll("[data-spot^=own]")].find(alike)?.dataset.spot ?? "";
};
each((ghost, flight) => {
  flight.currentTime = 0;
  const start = places(ghost);
  flight.finish();
  window.flown.push([start, places(ghost), colour(ghost).slice("own/".length)]);
});
"""
)

COVER = """
const THINGS = "[data-thing], [data-spot], .flying, .flying *";
const shown = () => [...document.querySelectorAll("button, a[href], .status")].filter(
  (e) => !e.matches(THINGS) && e.checkVisibility({ visibilityProperty: true }),
);
const solid = (ghost) => {
  ghost.inert = false;
  for (const part of [ghost, ...ghost.querySelectorAll("*")])
    part.style.setProperty("pointer-events", "auto", "important");
};
const shared = (ghost, other) => {
  const [a, b] = [ghost.getBoundingClientRect(), other.getBoundingClientRect()];
  const [left, right] = [Math.max(a.left, b.left, 0), Math.min(a.right, b.right, innerWidth)];
  const [top, bottom] = [Math.max(a.top, b.top, 0), Math.min(a.bottom, b.bottom, innerHeight)];
  const at = (from, to) => [0.1, 0.5, 0.9].map((part) => from + part * (to - from));
  if (right - left < 2 || bottom - top < 2) return [];
  return at(left, right).flatMap((x) => at(top, bottom).map((y) => [x, y]));
};
// Which of the status bar and the buttons a ghost meets, and which of them it covers.
const meets = (ghost) => {
  const [met, covered] = [new Set(), new Set()];
  for (const other of shown())
    for (const [x, y] of shared(ghost, other)) {
      const stack = document.elementsFromPoint(x, y);
      const [over, under] = [ghost, other].map((part) => stack.findIndex((e) => part.contains(e)));
      const name = other.outerHTML.slice(0, 120);
      if (over >= 0 && under >= 0) met.add(name);
      if (over >= 0 && over < under) covered.add(name);
    }
  return { met: [...met], covered: [...covered] };
};
"""

# Every flight is held at several points on its way.
HOLD = (
    EACH
    + COVER
    + """
window.held = [];
each((ghost, flight) => {
  solid(ghost);
  const { delay, duration } = flight.effect.getComputedTiming();
  for (const part of [0, 0.05, 0.1, 0.2, 0.4, 0.7, 0.99]) {
    flight.currentTime = delay + part * duration;
    window.held.push(meets(ghost));
  }
  flight.finish();
});
"""
)

# Something that flies is as large as the screen: it meets all that can be seen.
SPREAD = f"""() => {{
{COVER}
const ghost = document.createElement("span");
ghost.className = "flying";
ghost.style.inset = "0";
document.querySelector("main.main").append(ghost);
solid(ghost);
const found = meets(ghost);
ghost.remove();
return found;
}}"""


def flown(person: Person) -> list[Any]:
    """All that flew; what flies after a move starts at once."""
    person.page.locator("html[data-flown]").wait_for()
    found: list[Any] = person.page.evaluate("window.flown")
    return found
