import { sigilOf } from "../../lib/ui/Sigil.svelte";

/** What the picture of a result shows. */
export interface Result {
  game: string;
  title: string;
  lines: string[];
  places: { seat: number; place: number; name: string; total: number }[];
}

const [WIDE, HIGH] = [1200, 630];
const EDGE = 64;
const BAR = 400;
const [TOP, TALL] = [288, 330]; // of the ranking
const DISPLAY = '"Cinzel Variable", Georgia, serif';
const PLAIN = '"Alegreya Sans", system-ui, sans-serif';

/** Draws a result as a PNG in the colours of the dark theme. */
export async function drawn(result: Result): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDE, height: HIGH });
  const pen = canvas.getContext("2d")!;
  await document.fonts.ready;
  withColours((colour) => {
    ground(pen, colour);
    heading(pen, colour, result);
    ranking(pen, colour, result);
  });
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

type Colour = (token: string) => string;
type Pen = CanvasRenderingContext2D;

/** Reads colours from a part of the page that is always dark. */
function withColours(draw: (colour: Colour) => void): void {
  const night = document.body.appendChild(document.createElement("i"));
  night.className = "night";
  const style = getComputedStyle(night);
  draw((token) => style.getPropertyValue(`--${token}`).trim());
  night.remove();
}

function ground(pen: Pen, colour: Colour): void {
  const light = pen.createRadialGradient(WIDE / 2, -80, 40, WIDE / 2, -80, WIDE);
  light.addColorStop(0, "#5a310f");
  light.addColorStop(0.6, colour("panel-flat"));
  light.addColorStop(1, colour("stone-1"));
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.strokeStyle = colour("gold-2");
  pen.lineWidth = 3;
  pen.strokeRect(20, 20, WIDE - 40, HIGH - 40);
}

function heading(pen: Pen, colour: Colour, { game, title, lines }: Result): void {
  write(pen, game, EDGE, 84, `700 28px ${DISPLAY}`, colour("gold-3"));
  write(pen, "Dvergar", WIDE - EDGE, 84, `700 28px ${DISPLAY}`, colour("gold-4"), "right");
  write(pen, title, EDGE, 160, `700 60px ${DISPLAY}`, colour("gold-5"));
  write(pen, lines.join(" · "), EDGE, 208, `400 26px ${PLAIN}`, colour("ink-2"));
}

function ranking(pen: Pen, colour: Colour, { places }: Result): void {
  const best = Math.max(1, ...places.map(({ total }) => total));
  const row = Math.min(92, TALL / places.length);
  places.forEach(({ seat, place, name, total }, n) => {
    const y = TOP + n * row;
    const seated = colour(`p${seat + 1}`);
    write(pen, String(place), EDGE + 14, y, `800 36px ${DISPLAY}`, colour("gold-4"), "center");
    sigil(pen, seat, EDGE + 52, y - 26, 26, seated);
    write(pen, name, EDGE + 96, y, `700 32px ${PLAIN}`, colour("ink"), "left", 400);
    pen.fillStyle = seated;
    pen.fillRect(WIDE - EDGE - 120 - BAR, y - 26, Math.max(3, (BAR * Math.max(0, total)) / best), 28);
    write(pen, String(total), WIDE - EDGE, y, `800 38px ${DISPLAY}`, colour("ink"), "right");
  });
}

/** Writes one line, made narrower if it is too long. */
function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  align: CanvasTextAlign = "left",
  most = WIDE - 2 * EDGE,
): void {
  Object.assign(pen, { font, fillStyle: colour, textAlign: align, textBaseline: "alphabetic" });
  pen.fillText(text, x, y, most);
}

/** Draws a seat's shape with the path that the page uses. */
function sigil(pen: Pen, seat: number, x: number, y: number, size: number, colour: string): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 64, size / 64);
  pen.fillStyle = colour;
  for (const shape of document.querySelectorAll(`#${sigilOf(seat)} > *`)) pen.fill(outline(shape));
  pen.restore();
}

function outline(shape: Element): Path2D {
  const number = (name: string): number => Number(shape.getAttribute(name) ?? 0);
  const path = new Path2D(shape.getAttribute("d") ?? "");
  if (shape.localName === "circle") path.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
  if (shape.localName === "rect") path.rect(number("x"), number("y"), number("width"), number("height"));
  return path;
}
