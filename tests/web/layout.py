"""Records the layout of every element on a table's page."""

from __future__ import annotations

from tests.web.person import Person

Layout = dict[str, dict[str, str]]
# Every element outside drawings, by its path from the root.
LAYOUT = """(properties) => {
  const found = {};
  const visit = (element, path) => {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const place = [box.x, box.y, box.width, box.height].map((n) => n.toFixed(1)).join(" ");
    found[path] = Object.fromEntries(properties.map((p) => [p, style.getPropertyValue(p)]));
    found[path].box = place;
    if (element.tagName === "svg") return;
    [...element.children].forEach((child, n) => {
      visit(child, `${path} > ${child.tagName.toLowerCase()}:nth-child(${n + 1})`);
    });
  };
  visit(document.querySelector(".app"), ".app");
  return found;
}"""
PROPERTIES = [
    "display", "position", "inset", "z-index", "order", "visibility", "opacity", "overflow",
    "margin", "padding", "border-width", "border-radius", "box-shadow", "transform",
    "grid-template-columns", "grid-template-rows", "grid-column", "grid-row", "gap",
    "align-items", "justify-content", "flex-direction", "flex-wrap", "flex",
    "font-size", "font-weight", "font-family", "line-height", "text-align", "white-space",
    "color", "background-color", "background-image",
]  # fmt: skip


def layout(person: Person) -> Layout:
    """Return the layout of the open table, with pointer and focus moved away."""
    person.page.mouse.move(0, 0)
    person.page.evaluate("document.activeElement?.blur()")
    person.page.evaluate("document.fonts.ready.then(() => true)")
    found: Layout = person.page.evaluate(LAYOUT, PROPERTIES)
    return found


def differences(one: Layout, other: Layout) -> list[str]:
    """Return the elements that differ, from the root down."""
    paths = [f"{path}: only in one" for path in {*one} ^ {*other}]
    return paths + [
        f"{path}: {name} {one[path][name]} / {other[path][name]}"
        for path in one
        for name in one[path]
        if path in other and one[path][name] != other[path][name]
    ]
