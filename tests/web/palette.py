"""Saves screenshots with 256 colours: a third of the size, with sharp letters."""

from __future__ import annotations

import base64
import struct
import zlib
from pathlib import Path

from playwright.sync_api import Page

# Median cut over the colours that occur, then each pixel's nearest colour.
QUANTISE = """async (png) => {
  const image = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const pixels = pen.getImageData(0, 0, image.width, image.height).data;
  const seen = new Map();
  for (let at = 0; at < pixels.length; at += 4) {
    const color = (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2];
    seen.set(color, (seen.get(color) ?? 0) + 1);
  }
  const part = (color, k) => (color >> (16 - 8 * k)) & 255;
  const weight = (box) => box.reduce((sum, c) => sum + Math.sqrt(seen.get(c)), 0);
  const spans = (box) => [0, 1, 2].map((k) => {
    let low = 255, high = 0;
    for (const c of box) { low = Math.min(low, part(c, k)); high = Math.max(high, part(c, k)); }
    return high - low;
  });
  const made = (colors) => {
    const span = spans(colors);
    const widest = Math.max(...span);
    return { colors, axis: span.indexOf(widest), rank: widest * weight(colors) ** 0.25 };
  };
  const boxes = [made([...seen.keys()])];
  while (boxes.length < 256) {
    boxes.sort((a, b) => a.rank - b.rank);
    const { colors, axis, rank } = boxes.pop();
    if (!rank) { boxes.push({ colors, axis, rank }); break; }
    colors.sort((a, b) => part(a, axis) - part(b, axis));
    const half = weight(colors) / 2;
    let cut = 0, sum = 0;
    while (cut < colors.length - 1 && sum < half) sum += Math.sqrt(seen.get(colors[cut++]));
    boxes.push(made(colors.slice(0, cut)), made(colors.slice(cut)));
  }
  const index = new Map();
  const palette = boxes.flatMap(({ colors }, n) => {
    const total = colors.reduce((sum, c) => sum + seen.get(c), 0);
    for (const c of colors) index.set(c, n);
    return [0, 1, 2].map((k) =>
      Math.round(colors.reduce((sum, c) => sum + part(c, k) * seen.get(c), 0) / total));
  });
  let text = "";
  for (let at = 0; at < pixels.length; at += 4)
    text += String.fromCharCode(
      index.get((pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2]));
  return { width: image.width, height: image.height, palette, pixels: btoa(text) };
}"""


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def save(worker: Page, png: bytes, path: Path) -> None:
    """Write a screenshot as an indexed PNG; `worker` is any blank page."""
    found = worker.evaluate(QUANTISE, base64.b64encode(png).decode())
    width, height = found["width"], found["height"]
    pixels = base64.b64decode(found["pixels"])
    rows = b"".join(b"\0" + pixels[n * width : (n + 1) * width] for n in range(height))
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
        + chunk(b"PLTE", bytes(found["palette"]))
        + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )
