import { ink, palette, sans } from "../../palette";
import { alongLight, type Sketch } from "../../sketch";
import { circle, d, el, escapeText, group, line, path, rect, ring, scaleRing } from "../../svg";
import { drawCase } from "../watch-case";
import type { DigitalWatchDrawing, WatchDrawing } from "../../../../api/demo/catalogue/watch-drawing";
import { boxOutline, caseForms, type CaseForm } from "../watch-form";
import { drawMovement } from "./watch-movement";
import { drawStrap } from "../watch-strap";

/** What is engraved on the back, and what can be seen through it. */
export interface WatchBack {
  readonly metal: WatchDrawing["metal"];
  readonly engraving: string;
  /** What moves behind the glass; none where the back is closed. */
  readonly movement: "rotor" | "hand-wound" | null;
}

const linings: Partial<Record<WatchDrawing["strap"]["style"], WatchDrawing["strap"]>> = {
  leather: { style: "leather", colour: "sand", accent: "cream" },
  rally: { style: "rally", colour: "sand", accent: "cream" },
  rivets: { style: "leather", colour: "tan", accent: "sand" },
};

function engrave(sketch: Sketch, words: string, r: number, colour: WatchDrawing["metal"]): string {
  const text = { fill: palette[colour].deep, "font-family": sans, "font-size": 12, "font-weight": 600 };
  return el(
    "text",
    { ...text, "letter-spacing": 2.2 },
    el(
      "textPath",
      {
        href: sketch.guide(d`M0 ${r}A${r} ${r} 0 1 1 ${0.01} ${r}`),
        startOffset: "50%",
        "text-anchor": "middle",
      },
      escapeText(words),
    ),
  );
}

function drawLid(sketch: Sketch, r: number, back: WatchBack, maker: string): string {
  const { glint, deep, shade } = palette[back.metal];
  const size = Math.min(13, (2.2 * (r - 42)) / maker.length);
  const label = { "font-family": sans, "font-weight": 600, "text-anchor": "middle" };
  const plate =
    circle(0, 0, r, sketch.bar(back.metal, alongLight)) +
    scaleRing(r, 9, 12, 16, deep, { opacity: 0.5 }) +
    ring(0, 0, r - 10, glint, 1.4) +
    ring(0, 0, r, shade, 1) +
    engrave(sketch, back.engraving, r - 29, back.metal);
  if (back.movement) return plate + drawMovement(sketch, r - 38, back.movement, maker);
  return (
    plate +
    circle(0, 0, r - 38, sketch.solid(back.metal)) +
    ring(0, 0, r - 38, deep, 1.2, { opacity: 0.6 }) +
    rect(-11, -31, 22, 22, deep, 0, { transform: "rotate(45 0 -20)", opacity: 0.75 }) +
    rect(-6, -26, 12, 12, glint, 0, { transform: "rotate(45 0 -20)", opacity: 0.7 }) +
    el(
      "text",
      { y: 30, "font-size": size, "letter-spacing": size / 6, fill: deep, ...label },
      escapeText(maker.toUpperCase()),
    )
  );
}

/** A strap of one piece runs over the back. */
function drawOver(sketch: Sketch, form: CaseForm, { strap }: Pick<WatchDrawing, "strap">): string {
  const half = form.halfStrap + 3;
  const { base, deep, light } = palette[strap.colour];
  const weave = sketch.pattern(4, 4, line("M0 1H4M0 3H2M3 3H4", ink, 0.7, { opacity: 0.22 }));
  const stripe = strap.accent ? rect(-half * 0.22, -165, half * 0.44, 330, palette[strap.accent].base) : "";
  return (
    rect(3 - half, -163, half * 2, 330, ink, 0, { opacity: 0.25 }) +
    rect(-half, -165, half * 2, 330, base) +
    stripe +
    rect(-half, -165, half * 2, 330, weave) +
    line(d`M${3 - half} -165V165`, light, 2, { opacity: 0.5 }) +
    line(d`M${half - 2} -165V165`, deep, 2, { opacity: 0.6 }) +
    rect(-half - 5, -128, half * 2 + 10, 22, sketch.bar("steel"), 4)
  );
}

/** A watch from behind, its crown at the left. */
export function drawWatchBack(sketch: Sketch, watch: WatchDrawing, back: WatchBack): string {
  const form = caseForms[watch.shape];
  const scale = watch.shape === "pocket" ? 1 : 0.88 + (watch.diameter - 33) * 0.017;
  const r = Math.min(form.halfWidth, form.halfHeight) - 16;
  const frame = form.roundDial
    ? ""
    : path(form.outline(9), sketch.solid(back.metal), { stroke: palette[back.metal].shade });
  const over = watch.strap.style === "nato" ? drawOver(sketch, form, watch) : "";
  const centre = watch.shape === "pocket" ? "translate(250 336)" : "translate(253 300)";
  return group(
    `${centre}scale(${scale.toFixed(3)})`,
    drawStrap(sketch, form, { ...watch, strap: linings[watch.strap.style] ?? watch.strap }),
    drawCase(sketch, form, watch, "back"),
    frame,
    drawLid(sketch, r, back, watch.dial.maker),
    over,
  );
}

/** A digital watch from behind: a steel plate in its moulded or plated case. */
export function drawDigitalBack(sketch: Sketch, watch: DigitalWatchDrawing, back: WatchBack): string {
  const outline = (inset: number) =>
    watch.shape === "square"
      ? boxOutline(138 - inset, 140 - inset, 34 - inset * 0.5)
      : caseForms.octagon.outline(inset);
  const screw = (x: number, y: number) =>
    circle(x, y, 7, sketch.solid("steel")) + line(d`M${x - 4} ${y - 3}l8 6`, ink, 1.4);
  const buttons = [-66, 66].flatMap((y) =>
    [-142, 142].map((x) =>
      rect(x - 8, y - 15, 16, 30, sketch.bar(watch.body === "gold" ? "gold" : "steel"), 4),
    ),
  );
  return group(
    "translate(250 300)",
    drawStrap(sketch, { ...caseForms.octagon, halfStrap: 92 }, watch),
    ...buttons,
    path(outline(0), sketch.solid(watch.body)),
    path(outline(14), sketch.bar("steel", alongLight), { stroke: palette.steel.deep }),
    screw(-94, -94) + screw(94, -94) + screw(-94, 94) + screw(94, 94),
    drawLid(sketch, 104, back, watch.maker),
  );
}
