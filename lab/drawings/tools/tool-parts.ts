import type { Colour } from "../../../api/demo/catalogue/colour";
import { ink, palette } from "../palette";
import { alongLight, down, type Sketch } from "../sketch";
import { circle, d, group, line, path, type Point, rect } from "../svg";

/** What a tool is painted with. */
export interface ToolPaint {
  readonly sketch: Sketch;
  readonly body: Colour;
  readonly accent: Colour;
}

/** A direction of light across a shape. */
type Light = readonly [Point, Point];

/** A moulded or cast piece, with its upper left edge in the light. */
export function piece(sketch: Sketch, data: string, colour: Colour, light: Light = alongLight): string {
  const rim = sketch.linear(
    [
      [0, "#fff", 0.8],
      [0.4, "#fff", 0.18],
      [0.55, ink, 0.08],
      [1, ink, 0.5],
    ],
    alongLight,
  );
  return path(data, sketch.solid(colour, light), {
    stroke: rim,
    "stroke-width": 1.8,
    "stroke-linejoin": "round",
  });
}

/** A piece turned on a lathe or ground to a polish: bright bands along its length. */
export function turned(sketch: Sketch, data: string, colour: Colour, light: Light = down): string {
  return path(data, sketch.bar(colour, light), {
    stroke: palette[colour].deep,
    "stroke-width": 0.8,
    "stroke-linejoin": "round",
  });
}

/** A rod or a plate of one thickness. */
export function rod(
  sketch: Sketch,
  [x, y, w, h]: readonly [number, number, number, number],
  colour: Colour,
  light: Light = down,
  rx = 2,
): string {
  return rect(x, y, w, h, sketch.bar(colour, light), rx);
}

/** A row of cooling slots, `count` of them, leaning by `lean`. */
export function vents([x, y]: Point, count: number, step: number, length: number, lean = 0): string {
  const slots = Array.from({ length: count }, (_, i) => d`M${x + i * step} ${y}l${lean} ${length}`).join("");
  return (
    line(slots, "#fff", 5.5, { "stroke-linecap": "round", opacity: 0.18, transform: "translate(1 1)" }) +
    line(slots, palette.black.deep, 5, { "stroke-linecap": "round", opacity: 0.85 })
  );
}

/** Ribs that a hand holds on to. */
export function ribs(data: string, width = 3): string {
  return (
    line(data, ink, width, { "stroke-linecap": "round", opacity: 0.45 }) +
    line(data, "#fff", 1, { "stroke-linecap": "round", opacity: 0.18, transform: "translate(0 2)" })
  );
}

/** A countersunk screw with a hexagon socket. */
export function screw(sketch: Sketch, x: number, y: number, r = 6): string {
  const hex = d`M${r * 0.5} 0L${r * 0.25} ${r * 0.43}H${-r * 0.25}L${-r * 0.5} 0L${-r * 0.25} ${-r * 0.43}H${r * 0.25}Z`;
  return group(
    d`translate(${x} ${y})`,
    circle(0, 0, r, sketch.solid("steel"), { stroke: ink, "stroke-opacity": 0.35 }),
    path(hex, palette.black.shade),
  );
}

/** A moulded line where two halves of a housing meet, or a fold in a piece. */
export function seam(data: string, opacity = 0.35): string {
  return (
    line(data, ink, 1.3, { opacity }) +
    line(data, "#fff", 0.9, { opacity: opacity * 0.7, transform: "translate(.8 1.3)" })
  );
}

/** A soft band of light along a piece. */
export function gleam(data: string, width = 4, opacity = 0.3): string {
  return line(data, "#fff", width, { "stroke-linecap": "round", opacity });
}

/** A slide-on battery: `x`, `y` is its upper left corner. */
export function battery({ sketch, accent }: ToolPaint, x: number, y: number, width: number): string {
  const right = x + width;
  const pack = d`M${x + 6} ${y}H${right - 4}Q${right + 2} ${y} ${right + 3} ${y + 8}L${right + 5} ${y + 48}Q${right + 5} ${y + 60} ${right - 8} ${y + 60}H${x + 8}Q${x - 4} ${y + 60} ${x - 4} ${y + 48}L${x} ${y + 6}Q${x} ${y} ${x + 6} ${y}Z`;
  const lamps = [0, 1, 2, 3]
    .map((i) => circle(x + 26 + i * 11, y + 44, 2.8, i < 3 ? palette.green.glint : palette.graphite.light))
    .join("");
  return (
    piece(sketch, pack, "graphite", down) +
    rect(x + 1, y + 12, width + 2, 8, palette[accent].base) +
    rect(right - 34, y + 28, 26, 18, palette.black.base, 4) +
    ribs(d`M${right - 29} ${y + 33}h16M${right - 29} ${y + 39}h16`, 2) +
    lamps
  );
}

/** A trigger seen from the side; `x`, `y` is where it leaves the handle above. */
export function trigger({ sketch, accent }: ToolPaint, x: number, y: number, scale = 1): string {
  const lever = d`M${x} ${y}h${22 * scale}q${8 * scale} ${1} ${7 * scale} ${9 * scale}q${-9 * scale} ${14 * scale} ${-8 * scale} ${38 * scale}q${-10 * scale} ${6 * scale} ${-24 * scale} ${2 * scale}z`;
  return piece(sketch, lever, accent);
}

/** A cord leaving a tool with its bend protection. */
export function cord(sketch: Sketch, data: string): string {
  return (
    line(data, palette.graphite.deep, 11, { "stroke-linecap": "round" }) +
    line(data, sketch.solid("graphite"), 8, { "stroke-linecap": "round" }) +
    line(data, "#fff", 1.6, { "stroke-linecap": "round", opacity: 0.22, transform: "translate(-2 -1)" })
  );
}

/** A turned wooden handle between `top` and `bottom` around x 0. */
export function woodGrain(data: string): string {
  return line(data, palette.walnut.base, 1.2, { opacity: 0.35, "stroke-linecap": "round" });
}
