import { ink, palette, sans } from "../palette";
import { alongLight, type Sketch } from "../sketch";
import { circle, d, el, path, polar, rect, ring, scaleRing } from "../svg";
import type { WatchDrawing } from "../../../api/demo/catalogue/watch-drawing";

function numerals(
  texts: readonly (readonly [angle: number, text: string])[],
  r: number,
  size: number,
  fill: string,
): string {
  const marks = texts.map(([angle, text]) =>
    el("text", { y: -r, transform: angle ? `rotate(${Math.round(angle * 10) / 10})` : undefined }, text),
  );
  return el(
    "g",
    { fill, "font-family": sans, "font-size": size, "font-weight": 700, "text-anchor": "middle" },
    ...marks,
  );
}

function drawInsert(sketch: Sketch, r: number, { bezel, metal }: WatchDrawing): string {
  const { light, base, shade } = palette[bezel.colour ?? "black"];
  const sheen = sketch.linear(
    [
      [0, light],
      [0.35, base],
      [1, shade],
    ],
    alongLight,
  );
  const rim = sketch.linear(
    [
      [0, palette[metal].glint],
      [1, palette[metal].deep],
    ],
    alongLight,
  );
  return (
    scaleRing(r - 1, 7, 84, 2, ink, { opacity: 0.35 }) +
    ring(0, 0, r - 7, rim, 2) +
    ring(0, 0, r - 22, sheen, 28) +
    ring(0, 0, r - 36.5, rim, 2)
  );
}

function pip(r: number, fill: string): string {
  return (
    path(d`M-11 ${-r}H11L0 ${18 - r}Z`, fill) +
    circle(0, 6.4 - r, 4, palette.white.light, { stroke: palette.silver.shade })
  );
}

/** A diver's bezel: sixty minutes and a luminous pip. */
export function drawDive(sketch: Sketch, r: number, watch: WatchDrawing): string {
  const bars = [5, 15, 25, 35, 45, 55].map((m) =>
    rect(-2.6, 10 - r, 5.2, 17, palette.silver.base, 1, { transform: `rotate(${m * 6})` }),
  );
  const tens = [10, 20, 30, 40, 50].map((m) => [m * 6, String(m)] as const);
  const fill = palette.silver.base;
  return (
    drawInsert(sketch, r, watch) +
    scaleRing(r - 10, 5, 60, 1.6, fill) +
    bars.join("") +
    numerals(tens, r - 31, 18, fill) +
    pip(r - 10, fill)
  );
}

/** A bezel of twenty-four hours in two colours. */
export function drawTwoTimes(sketch: Sketch, r: number, watch: WatchDrawing): string {
  const { light, base, shade } = palette[watch.bezel.second ?? "red"];
  const middle = r - 22;
  const half = d`M${-middle} 0A${middle} ${middle} 0 0 0 ${middle} 0`;
  const sheen = sketch.linear(
    [
      [0, light],
      [0.4, base],
      [1, shade],
    ],
    alongLight,
  );
  const hours = [2, 4, 6, 8, 10, 14, 16, 18, 20, 22].map((h) => [h * 15, String(h)] as const);
  const dots = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23].map((h) => polar(h * 15, middle));
  const fill = palette.white.light;
  return (
    drawInsert(sketch, r, watch) +
    el("path", { d: half, fill: "none", stroke: sheen, "stroke-width": 28 }) +
    dots.map(([x, y]) => circle(x, y, 2.6, fill)).join("") +
    numerals([...hours, [180, "12"]], r - 28.5, 17, fill) +
    pip(r - 10, fill)
  );
}

/** A bezel from which a speed is read: 3,600 divided by the seconds for one kilometre. */
export function drawTachymeter(sketch: Sketch, r: number, watch: WatchDrawing): string {
  const speeds = [60, 65, 70, 80, 90, 100, 120, 140, 160, 200, 240, 300, 400, 500];
  const fill = palette[watch.bezel.colour === "silver" ? "black" : "silver"].base;
  const { light, base, shade } = palette[watch.bezel.colour ?? "black"];
  const sheen = sketch.linear(
    [
      [0, light],
      [0.35, base],
      [1, shade],
    ],
    alongLight,
  );
  return (
    ring(0, 0, r - 19, sheen, 29) +
    ring(0, 0, r - 4, palette[watch.metal].glint, 1, { opacity: 0.6 }) +
    scaleRing(r - 28, 4, 60, 1.3, fill) +
    numerals(
      speeds.map((speed) => [21600 / speed, String(speed)] as const),
      r - 23,
      12.5,
      fill,
    ) +
    el(
      "text",
      {
        y: 23 - r,
        transform: "rotate(22)",
        fill,
        "font-family": sans,
        "font-size": 6.5,
        "text-anchor": "middle",
      },
      "UNITS/H",
    )
  );
}
