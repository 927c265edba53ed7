"""Colours as people see them: colour blindness, differences and contrast."""

from __future__ import annotations

import re
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from tools.tree import ROOT

Triple = tuple[float, float, float]
TOKENS = ROOT / "web" / "src" / "styles" / "tokens.css"
# Machado, Oliveira and Fernandes (2009), full severity, on linear RGB.
BLIND: dict[str, tuple[Triple, Triple, Triple]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
XYZ: tuple[Triple, Triple, Triple] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)


def tokens(theme: str) -> dict[str, str]:
    """Return the colours of tokens.css that are written as #rrggbb."""
    css = TOKENS.read_text("utf-8")
    start = css.index({"dark": ":root", "light": '[data-theme="light"]'}[theme])
    block = css[start : css.index("\n}", start)]
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", block))


def linear(colour: str) -> Triple:
    r, g, b = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return expanded(r), expanded(g), expanded(b)


def expanded(part: float) -> float:
    return float(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)


def times(matrix: tuple[Triple, Triple, Triple], v: Triple) -> Triple:
    a, b, c = (sum(m * n for m, n in zip(row, v, strict=True)) for row in matrix)
    return a, b, c


def seen(colour: str, blindness: str) -> Triple:
    """Return a colour as linear RGB, as somebody with this blindness sees it."""
    r, g, b = (min(1.0, max(0.0, part)) for part in times(BLIND[blindness], linear(colour)))
    return r, g, b


def lab(rgb: Triple) -> Triple:
    x, y, z = (root(v / w) for v, w in zip(times(XYZ, rgb), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def root(t: float) -> float:
    return float(t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116)


def difference(one: Triple, other: Triple) -> float:
    """Return CIEDE2000 between two colours in Lab."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    grey = 0.5 * (1 - dulled((hypot(a1, b1) + hypot(a2, b2)) / 2))
    a1, a2 = a1 * (1 + grey), a2 * (1 + grey)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    turn, hue = hues(degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360)
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    dl = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    dc = (c2 - c1) / (1 + 0.045 * chroma)
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * weight(hue))
    blue = -2 * dulled(chroma) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(dl**2 + dc**2 + dh**2 + blue * dc * dh)


def dulled(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25**7))


def hues(one: float, other: float) -> tuple[float, float]:
    """Return the turn from one hue to another, and the hue between them."""
    turn = (other - one + 180) % 360 - 180
    return turn, (one + turn / 2) % 360


def weight(hue: float) -> float:
    waves = ((0.17, 1, -30), (-0.24, 2, 0), (-0.32, 3, 6), (0.2, 4, -63))
    return 1 - sum(k * cos(radians(n * hue + shift)) for k, n, shift in waves)


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of WCAG."""
    dim, bright = sorted(times(XYZ, linear(colour))[1] for colour in (one, other))
    return (bright + 0.05) / (dim + 0.05)
