import { ink, palette, sans } from "../palette";
import { across, alongLight, down } from "../sketch";
import { circle, d, el, group, line, path, rect, ring } from "../svg";
import { gleam, piece, ribs, screw, seam, type ToolPaint } from "./tool-parts";

/** A vial of a level: `x`, `y` is its upper left corner. */
export function vial(
  { sketch }: ToolPaint,
  x: number,
  y: number,
  w: number,
  h: number,
  upright: boolean,
): string {
  const fluid = sketch.linear(
    [
      [0, "#eef7a0"],
      [0.35, "#d5ea4e"],
      [1, "#a9c02a"],
    ],
    upright ? across : down,
  );
  const marks = upright
    ? d`M${x} ${y + h * 0.38}h${w}M${x} ${y + h * 0.62}h${w}`
    : d`M${x + w * 0.38} ${y}v${h}M${x + w * 0.62} ${y}v${h}`;
  return (
    rect(x - 5, y - 5, w + 10, h + 10, palette.black.shade, 8) +
    rect(x, y, w, h, fluid, 6) +
    el("ellipse", {
      cx: x + w / 2,
      cy: y + h / 2,
      rx: upright ? w * 0.36 : w * 0.1,
      ry: upright ? h * 0.1 : h * 0.36,
      fill: "#f8fde0",
      stroke: "#8aa01e",
      "stroke-width": 1.2,
    }) +
    line(marks, palette.black.deep, 1.8)
  );
}

/** A spirit level: a box section with three vials. */
export function drawSpiritLevel(paint: ToolPaint): string {
  const { sketch, body, accent } = paint;
  return group(
    "translate(250 300)rotate(-52)",
    piece(sketch, "M-300 -34H300V34H-300Z", body, down),
    rect(-300, -34, 600, 8, palette[body].glint, 0, { opacity: 0.8 }) +
      rect(-300, 24, 600, 10, palette[body].deep, 0, { opacity: 0.45 }),
    rect(-296, -20, 592, 40, palette[accent].base, 0, { opacity: 0.14 }),
    line("M-300 -24H300M-300 23H300", ink, 1, { opacity: 0.35 }),
    piece(sketch, "M-304 -38Q-304 -40 -300 -40H-276V40H-300Q-304 40 -304 38Z", accent, down),
    piece(sketch, "M304 -38Q304 -40 300 -40H276V40H300Q304 40 304 38Z", accent, down),
    vial(paint, -38, -14, 76, 26, false),
    circle(-206, 0, 27, palette.black.shade) +
      ring(-206, 0, 27, palette[accent].base, 3) +
      group("translate(-206 0)", vial(paint, -9, -19, 18, 38, true)),
    circle(206, 0, 27, palette.black.shade) +
      ring(206, 0, 27, palette[accent].base, 3) +
      group("translate(206 0)rotate(45)", vial(paint, -9, -19, 18, 38, true)),
    rect(-146, -15, 66, 30, palette.black.deep, 15) + rect(86, -15, 66, 30, palette.black.deep, 15),
    line("M-142 -12h58M90 -12h58", palette.black.light, 2, { "stroke-linecap": "round" }),
  );
}

/** A tape measure: a moulded case, the blade drawn out to its hook. */
export function drawTapeMeasure({ sketch, body, accent }: ToolPaint): string {
  const ticks = Array.from(
    { length: 21 },
    (_, i) => d`M${468 - (i + 1) * 8} 446v${i % 5 === 4 ? 22 : 13}`,
  ).join("");
  const figures = [1, 2, 3, 4].map((n) =>
    el("text", { x: 458 - n * 40, y: 490, fill: n === 4 ? palette.red.base : palette.black.deep }, String(n)),
  );
  const shell =
    "M34 296C28 186 88 122 184 120H232C316 118 366 170 368 258L370 430Q370 474 348 474H72Q44 474 42 446Z";
  const rubber =
    "M34 296C28 186 88 122 184 120H232C282 119 324 138 346 172L312 198C292 172 266 158 232 158H186C112 160 74 208 78 294L82 474H72Q44 474 42 446Z";
  return group(
    "translate(0 -2)rotate(-4 250 300)",
    rect(
      250,
      446,
      218,
      52,
      sketch.linear([
        [0, palette.yellow.glint],
        [0.4, palette.yellow.base],
        [1, palette.yellow.shade],
      ]),
      1,
    ) + rect(250, 446, 218, 4, "#fff", 0, { opacity: 0.5 }),
    line(ticks, palette.black.deep, 2) +
      el(
        "g",
        { "font-family": sans, "font-size": 20, "font-weight": 700, "text-anchor": "middle" },
        ...figures,
      ),
    piece(sketch, "M456 440H476V532Q476 538 468 538Q462 538 462 530V500H456Z", "steel", across) +
      circle(466, 462, 3, palette.steel.deep) +
      circle(466, 482, 3, palette.steel.deep),
    piece(sketch, "M52 470H366Q378 470 378 482V496Q378 506 366 506H66Q46 506 46 488Z", "graphite", down),
    piece(sketch, shell, body, alongLight),
    piece(sketch, rubber, "graphite", alongLight),
    ribs("M160 130l2 22M182 128v24M204 128v24M226 128v24M248 129l-2 24"),
    circle(218, 316, 100, sketch.solid(accent), { stroke: palette[body].deep }) +
      circle(218, 316, 86, sketch.solid("steel"), { stroke: palette.steel.deep }),
    el(
      "text",
      {
        x: 218,
        y: 332,
        "font-family": sans,
        "font-size": 62,
        "font-weight": 700,
        "text-anchor": "middle",
        fill: palette.graphite.deep,
      },
      "8 m",
    ),
    line("M170 354H266", palette[body].shade, 6),
    el(
      "text",
      {
        x: 218,
        y: 380,
        "font-family": sans,
        "font-size": 15,
        "font-weight": 600,
        "letter-spacing": 1.5,
        "text-anchor": "middle",
        fill: palette.graphite.base,
      },
      "CLASS II",
    ),
    piece(sketch, "M330 276L372 270V340Q360 346 342 344Z", "red", across) +
      ribs("M342 292h20M343 306h20M344 320h20", 2.4),
    screw(sketch, 70, 446) + screw(sketch, 342, 446),
  );
}

/** A combination square: a graduated blade through a head of 90 and 45 degrees. */
export function drawCombinationSquare({ sketch, body, accent }: ToolPaint): string {
  const ticks = Array.from({ length: 62 }, (_, i) => d`M0 ${i * 8 + 8}h${i % 5 === 4 ? 20 : 11}`).join("");
  const figures = Array.from({ length: 12 }, (_, i) => el("text", { x: 31, y: i * 40 + 46 }, String(i + 1)));
  const steel = sketch.linear(
    [
      [0, palette.steel.light],
      [0.3, palette.steel.glint],
      [0.7, palette.steel.base],
      [1, palette.steel.light],
    ],
    [
      [0, 0],
      [1, 0.3],
    ],
  );
  const head =
    "M150 262H390Q402 262 402 274V304Q402 314 394 322L250 466Q244 472 236 472H150Q142 472 142 464V270Q142 262 150 262Z";
  const window = "M262 352H330L262 420Z";
  return group(
    "translate(4 -2)rotate(24 250 300)",
    el("path", {
      d: head + window,
      "fill-rule": "evenodd",
      fill: sketch.solid(body),
      stroke: "#fff",
      "stroke-opacity": 0.35,
      "stroke-width": 1.8,
    }),
    seam("M254 344H350L254 440Z", 0.4),
    line("M398 268V310L246 462", palette[body].glint, 2, { opacity: 0.5 }),
    rect(280, 284, 92, 24, palette.black.deep, 12) +
      rect(294, 288, 64, 16, "#d5ea4e", 8) +
      el("ellipse", { cx: 326, cy: 295, rx: 9, ry: 5, fill: "#f8fde0" }) +
      line("M313 288v16M339 288v16", palette.black.deep, 1.5),
    group(
      "translate(170 36)",
      rect(0, 0, 64, 528, steel, 2, { stroke: palette.steel.deep, "stroke-width": 0.8 }),
      line(ticks, palette.graphite.deep, 1.6),
      el(
        "g",
        { "font-family": sans, "font-size": 16, "font-weight": 600, fill: palette.graphite.deep },
        ...figures,
      ),
      line("M55 3V525", palette.steel.shade, 5) + line("M56.6 3V525", palette.steel.glint, 1.4),
    ),
    path("M142 300H170V440H142Z", sketch.solid(body, across)) +
      piece(sketch, "M146 348Q128 348 118 358Q106 372 118 388Q128 398 146 398Z", accent, across) +
      ribs("M116 364h24M113 373h27M116 382h24", 2),
    gleam("M242 266H392", 2.4, 0.5),
  );
}
