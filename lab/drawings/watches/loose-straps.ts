import { ink, palette } from "../palette";
import { across, alongLight, down, type Sketch } from "../sketch";
import { circle, d, el, group, line, path, rect } from "../svg";
import { gleam, piece, rod, seam, type ToolPaint } from "../tools/tool-parts";

/** A pin buckle around 0 0, whose strap comes from below. */
function buckle(sketch: Sketch, half: number): string {
  const frame = d`M${-half - 12} 20V-26Q${-half - 12} -42 ${-half + 4} -42H${half - 4}Q${half + 12} -42 ${half + 12} -26V20`;
  return (
    line(frame, palette.steel.deep, 13, { "stroke-linejoin": "round" }) +
    line(frame, sketch.solid("steel"), 10, { "stroke-linejoin": "round" }) +
    rod(sketch, [-half - 12, 12, half * 2 + 24, 9], "steel", down, 4) +
    rod(sketch, [-3.6, -46, 7.2, 66], "steel", across, 3.6)
  );
}

/** The loops of a strap that hold its end. */
const keeper = (sketch: Sketch, half: number, y: number, colour: ToolPaint["body"]): string =>
  piece(sketch, d`M${-half - 5} ${y}H${half + 5}V${y + 22}H${-half - 5}Z`, colour, across);

const holes = (count: number, from: number, step: number, r = 5): string =>
  Array.from({ length: count }, (_, i) => circle(0, from + i * step, r, palette.black.deep)).join("");

/** A stitched leather strap, its two halves side by side. */
export function drawLeatherStrap({ sketch, body, accent }: ToolPaint): string {
  const { base, light, shade, deep } = palette[body];
  const skin = sketch.linear(
    [
      [0, shade],
      [0.16, light],
      [0.5, base],
      [0.84, base],
      [1, deep],
    ],
    across,
  );
  const grain = sketch.pattern(11, 9, line("M0 3q3 -2 5 0t6 0M2 8q3 -2 5 0", ink, 0.7, { opacity: 0.16 }));
  const stitch = (data: string) =>
    line(data, deep, 4, { opacity: 0.5 }) +
    line(data, palette[accent].light, 2.2, { "stroke-dasharray": "8 4.5", "stroke-linecap": "round" });
  const leather = (data: string) => path(data, skin, { stroke: deep, "stroke-width": 1 }) + path(data, grain);
  const bar = (y: number) => rod(sketch, [-52, y, 104, 10], "steel", down, 5);
  return group(
    "",
    group(
      "translate(152 300)rotate(-5)",
      group("translate(0 -82)", buckle(sketch, 40)),
      leather("M-40 -66H40L46 182Q46 190 40 190H-40Q-46 190 -46 182Z"),
      stitch("M-31 -48L-37 176M31 -48L37 176"),
      keeper(sketch, 41, -36, body) + keeper(sketch, 43, 28, body),
      bar(184),
    ),
    group(
      "translate(338 300)rotate(6)",
      leather(
        "M-46 190Q-46 196 -40 196H40Q46 196 46 190L40 -150C38 -190 20 -214 0 -222C-20 -214 -38 -190 -40 -150Z",
      ),
      stitch("M-37 178L-31 -146C-29 -176 -14 -198 0 -206C14 -198 29 -176 31 -146L37 178"),
      holes(7, -160, 30),
      bar(190),
      gleam("M-22 170L-18 -130", 5, 0.22),
    ),
  );
}

/** A woven strap of one piece with its rings, laid in a bow. */
export function drawNatoStrap({ sketch, body, accent }: ToolPaint): string {
  const weave = sketch.pattern(
    5,
    5,
    line("M0 1.2H5M0 3.7H2.4M3.8 3.7H5", ink, 0.9, { opacity: 0.24 }),
    line("M0 2.4H3", "#fff", 0.6, { opacity: 0.22 }),
  );
  const cloth = (data: string, stripe: string) =>
    path(data, palette[body].base, { stroke: palette[body].deep }) +
    path(stripe, palette[accent].base) +
    path(data, weave) +
    path(
      data,
      sketch.linear(
        [
          [0, "#fff", 0.2],
          [0.2, "#fff", 0],
          [0.8, ink, 0],
          [1, ink, 0.35],
        ],
        across,
      ),
    );
  const loop = (y: number, half: number) => {
    const frame = d`M${-half} ${y}H${half}V${y + 26}H${-half}Z`;
    return (
      line(frame, palette.steel.deep, 10, { "stroke-linejoin": "round" }) +
      line(frame, sketch.solid("steel", alongLight), 7.4, { "stroke-linejoin": "round" })
    );
  };
  return group(
    "",
    group(
      "translate(310 306)rotate(9)",
      cloth(
        "M-40 -240H40V196C40 226 20 246 0 252C-20 246 -40 226 -40 196Z",
        "M-11 -240H11V249L0 252L-11 249Z",
      ),
      ...[70, 98, 126, 154, 182].map((y) =>
        circle(0, y, 5.4, palette.black.deep, { stroke: palette[body].deep }),
      ),
      loop(-150, 44),
      loop(6, 44),
    ),
    group(
      "translate(170 296)rotate(-9)",
      cloth("M-40 -150H40V240H-40Z", "M-11 -150H11V240H-11Z"),
      group("translate(0 -166)scale(1.02)", buckle(sketch, 40)),
      loop(-76, 44),
      loop(168, 44),
      seam("M-36 226H36M-36 232H36", 0.5),
    ),
  );
}

/** A diver's rubber strap with ribs, in two halves. */
export function drawRubberStrap({ sketch, body, accent }: ToolPaint): string {
  const rubber = sketch.linear(
    [
      [0, palette[body].deep],
      [0.14, palette[body].light],
      [0.34, palette[body].base],
      [0.8, palette[body].base],
      [1, palette[body].deep],
    ],
    across,
  );
  const grooves = (from: number, count: number) =>
    Array.from(
      { length: count },
      (_, i) =>
        rect(-30, from + i * 22, 60, 9, palette[body].deep, 4.5) +
        rect(-28, from + i * 22 + 8, 56, 1.6, palette[body].glint, 0.8, { opacity: 0.5 }),
    ).join("");
  const moulded = (data: string) => path(data, rubber, { stroke: palette[body].deep, "stroke-width": 1.2 });
  return group(
    "",
    group(
      "translate(156 300)rotate(-7)",
      group("translate(0 -72)", buckle(sketch, 44)),
      moulded("M-44 -56H44L54 150L56 190H-56L-54 150Z"),
      keeper(sketch, 45, -34, body),
      keeper(sketch, 47, 10, accent),
      grooves(70, 5),
    ),
    group(
      "translate(342 300)rotate(7)",
      moulded("M-56 196H56L54 150L44 -160C42 -196 22 -220 0 -224C-22 -220 -42 -196 -44 -160L-54 150Z"),
      grooves(70, 5),
      ...Array.from({ length: 7 }, (_, i) => rect(-16, -180 + i * 32, 32, 12, palette.black.deep, 6)),
      line("M-44 -150C-42 -190 -22 -216 0 -220", palette[accent].base, 3, { opacity: 0.85 }),
    ),
  );
}

/** A bracelet of woven steel with its sliding clasp. */
export function drawMeshStrap({ sketch, body, accent }: ToolPaint): string {
  const { light, shade, deep, glint } = palette[body];
  const weave = sketch.pattern(
    9,
    8,
    rect(0, 0, 9, 8, shade),
    line("M0 0L4.5 4L9 0M0 8L4.5 4L9 8", deep, 2),
    line("M.8 1.8L4.1 4.8M8.2 1.8L4.9 4.8", glint, 1.5),
    line("M0 4.8H1.8M7.2 4.8H9", light, 1.5),
  );
  const sheen = sketch.linear(
    [
      [0, ink, 0.3],
      [0.2, "#fff", 0.35],
      [0.5, "#fff", 0],
      [0.86, ink, 0.05],
      [1, ink, 0.4],
    ],
    across,
  );
  const band = (data: string) => path(data, weave) + path(data, sheen, { stroke: deep, "stroke-width": 1 });
  const end = (y: number) => piece(sketch, d`M-50 ${y}H50V${y + 22}H-50Z`, body, down);
  return group(
    "",
    group("translate(158 300)rotate(-6)", band("M-44 -210H44L47 196H-47Z"), end(190)),
    group(
      "translate(158 300)rotate(-6)",
      piece(
        sketch,
        "M-54 -238Q-54 -246 -46 -246H46Q54 -246 54 -238V-96Q54 -88 46 -88H-46Q-54 -88 -54 -96Z",
        body,
        down,
      ),
      rect(-34, -226, 68, 12, palette[accent].shade, 3, { opacity: 0.6 }),
      seam("M-50 -196H50M-50 -112H50", 0.5),
      gleam("M-44 -238H44", 3, 0.8),
    ),
    group(
      "translate(340 300)rotate(6)",
      band("M-47 196H47L44 -216Q44 -224 36 -224H-36Q-44 -224 -44 -216Z"),
      rod(sketch, [-46, -228, 92, 12], body, down, 4),
      end(190),
    ),
  );
}

/** A leather roll for three watches, closed with its strap. */
export function drawWatchRoll({ sketch, body, accent }: ToolPaint): string {
  const { base, light, shade, deep } = palette[body];
  const skin = sketch.linear(
    [
      [0, light],
      [0.2, palette[body].glint],
      [0.42, base],
      [0.78, shade],
      [1, deep],
    ],
    down,
  );
  const stitch = (data: string) =>
    line(data, deep, 4, { opacity: 0.5 }) +
    line(data, palette[accent].light, 2.2, { "stroke-dasharray": "8 5", "stroke-linecap": "round" });
  return group(
    "rotate(-9 250 300)",
    path("M84 190H404Q430 190 444 232Q462 300 444 368Q430 410 404 410H84Z", skin, { stroke: deep }),
    stitch("M120 204V396M398 200C420 232 428 340 400 400"),
    el("ellipse", {
      cx: 84,
      cy: 300,
      rx: 50,
      ry: 110,
      fill: sketch.solid(body),
      stroke: deep,
      "stroke-width": 1.4,
    }),
    el("ellipse", {
      cx: 84,
      cy: 300,
      rx: 38,
      ry: 92,
      fill: "none",
      stroke: palette[accent].light,
      "stroke-width": 2.2,
      "stroke-dasharray": "8 5",
    }),
    el("ellipse", { cx: 80, cy: 300, rx: 24, ry: 58, fill: palette.cream.base, opacity: 0.9 }),
    el("ellipse", { cx: 82, cy: 302, rx: 15, ry: 40, fill: palette.sand.shade }),
    path("M226 187H304Q314 300 304 413H226Q236 300 226 187Z", sketch.solid(body, down), { stroke: deep }),
    stitch("M236 196Q246 300 236 404M294 196Q304 300 294 404"),
    path("M240 330H300L304 372Q286 396 268 396Q250 392 240 372Z", shade, { opacity: 0.35 }),
    circle(270, 350, 17, sketch.solid("brass"), { stroke: palette.brass.deep }),
    circle(270, 350, 10, sketch.solid("brass", down)),
    gleam("M128 216H222M310 216H396", 5, 0.3),
  );
}
