import { ink, palette, sans } from "../palette";
import { alongLight, type Sketch } from "../sketch";
import { d, el, group, line, path, rect } from "../svg";
import type { DigitalWatchDrawing } from "../../../api/demo/catalogue/watch-drawing";
import { boxOutline, caseForms } from "./watch-form";
import { drawStrap } from "./watch-strap";

const lcd = { ground: "#c3cdb6", edge: "#97a28c", lit: "#232a22" };
const segmentsOf = [
  "abcdef",
  "bc",
  "abged",
  "abgcd",
  "fgbc",
  "afgcd",
  "afgedc",
  "abc",
  "abcdefg",
  "abfgcd",
] as const;

/** The seven strokes of a figure, 20 wide and 40 high. */
const strokes: Readonly<Record<string, string>> = {
  a: "M2.5 0h15l-4 4.5h-7z",
  b: "M19 1.5v17l-2 1-2.7-3v-11z",
  c: "M19 38.5v-17l-2-1-2.7 3v11z",
  d: "M2.5 40h15l-4-4.5h-7z",
  e: "M1 38.5v-17l2-1 2.7 3v11z",
  f: "M1 1.5v17l2 1 2.7-3v-11z",
  g: "M3.6 20l2.6-2.3h7.6l2.6 2.3-2.6 2.3h-7.6z",
};

function figure(character: string): string {
  if (character === ":") return "M-1 11h4.6v4.6h-4.6zM-1 25h4.6v4.6h-4.6z";
  return [...(segmentsOf[Number(character)] ?? "g")].map((segment) => strokes[segment]).join("");
}

function drawFigures(text: string, x: number, y: number, scale: number): string {
  let at = x;
  const figures = [...text].map((character) => {
    const drawn = path(figure(character), lcd.lit, {
      transform: d`translate(${at} ${y})scale(${scale})skewX(-4)`,
    });
    at += (character === ":" ? 10 : 26) * scale;
    return drawn;
  });
  return figures.join("");
}

function drawScreen(sketch: Sketch, { time, accent }: DigitalWatchDrawing): string {
  const glass = sketch.linear([
    [0, lcd.edge],
    [0.08, lcd.ground],
    [1, "#d3dbc8"],
  ]);
  const label = { fill: lcd.lit, "font-family": sans, "font-size": 15, "font-weight": 700 };
  const bars = Array.from({ length: 20 }, (_, i) => d`M${-72 + i * 7.6} 47v${i % 5 === 0 ? -9 : -6}`).join(
    "",
  );
  return (
    rect(-87, -66, 174, 126, palette[accent].base, 9) +
    rect(-82, -61, 164, 116, glass, 6) +
    el("text", { x: -72, y: -38, ...label }, "SAT") +
    drawFigures("11", 14, -54, 0.5) +
    rect(42, -45, 5, 2, lcd.lit) +
    drawFigures("21", 50, -54, 0.5) +
    line("M-74 -26H74", lcd.lit, 1, { opacity: 0.4 }) +
    drawFigures(time, -74, -16, 1.06) +
    drawFigures("36", 49, 1, 0.62) +
    line(bars, lcd.lit, 2.6) +
    path("M-82 -55Q-82 -61 -76 -61H40L-30 55H-76Q-82 55 -82 49Z", "#fff", { opacity: 0.16 })
  );
}

function drawButtons(sketch: Sketch, reach: number, { body }: DigitalWatchDrawing): string {
  const button = (x: number, y: number) =>
    rect(x - 8, y - 15, 16, 30, sketch.bar(body === "gold" ? "gold" : "steel"), 4);
  return button(-reach, -66) + button(-reach, 66) + button(reach, -66) + button(reach, 66);
}

function drawLabels({ maker, body, accent }: DigitalWatchDrawing): string {
  const fill =
    body === "gold" || body === "steel" || body === "white" ? palette.graphite.deep : palette.white.base;
  const text = { fill, "font-family": sans, "font-weight": 700, "text-anchor": "middle" };
  return (
    el("text", { y: -82, "font-size": 15, "letter-spacing": 3, ...text }, maker.toUpperCase()) +
    el(
      "text",
      {
        y: 84,
        "font-size": 9.5,
        "letter-spacing": 1.6,
        ...text,
        fill: accent === "black" ? fill : palette[accent].light,
      },
      "ALARM  CHRONO  LIGHT",
    ) +
    el("text", { y: 100, "font-size": 8, "letter-spacing": 1.2, ...text, opacity: 0.7 }, "WATER 10 BAR")
  );
}

/** A watch with a liquid-crystal display. */
export function drawDigitalWatch(sketch: Sketch, watch: DigitalWatchDrawing): string {
  const outline =
    watch.shape === "square"
      ? (inset: number) => boxOutline(138 - inset, 140 - inset, 34 - inset * 0.5)
      : caseForms.octagon.outline;
  const { glint, light, base, shade, deep } = palette[watch.body];
  const face = sketch.linear(
    [
      [0, light],
      [0.5, base],
      [1, shade],
    ],
    alongLight,
  );
  const rim = sketch.linear(
    [
      [0, glint],
      [0.5, base],
      [1, deep],
    ],
    alongLight,
  );
  const screw = (x: number, y: number) =>
    group(
      d`translate(${x} ${y})`,
      el("circle", { r: 5.5, fill: sketch.solid("steel") }),
      line("M-3.6 -2.4L3.6 2.4", ink, 1.3),
    );
  const corner = watch.shape === "square" ? 108 : 96;
  return group(
    "translate(250 300)",
    drawStrap(sketch, { ...caseForms.octagon, halfStrap: 92 }, watch),
    drawButtons(sketch, watch.shape === "square" ? 138 : 146, watch),
    path(outline(0), rim) +
      path(outline(4), sketch.solid(watch.body)) +
      path(outline(20), shade) +
      path(outline(22), face),
    drawScreen(sketch, watch),
    drawLabels(watch),
    screw(-corner, -corner) + screw(corner, -corner) + screw(-corner, corner) + screw(corner, corner),
  );
}
