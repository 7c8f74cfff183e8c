import { palette } from "../palette";
import { across, alongLight, down } from "../sketch";
import { circle, d, el, group, line, path, polar, rect, ring, scaleRing } from "../svg";
import { battery, cord, gleam, piece, ribs, rod, screw, seam, type ToolPaint, vents } from "./tool-parts";

/** A jigsaw: bow handle, sole plate, the thin blade in front. */
export function drawJigsaw(paint: ToolPaint): string {
  const { sketch, body, accent } = paint;
  const teeth = "l-5 4l5 5".repeat(11);
  const blade = `M352 392H370L368 492L356 506L352 500Z`;
  const housing =
    "M76 236C70 168 116 128 186 122H330Q380 124 398 176L404 256Q406 276 398 300L384 372H326L312 336H128Q90 336 84 306Z";
  const hand =
    "M136 220C138 190 164 174 200 172H290C320 174 338 190 338 212C338 228 326 236 308 236H166C146 236 136 232 136 220Z";
  return group(
    "translate(6 -22)rotate(-7 250 300)scale(1.06)translate(-14 -12)",
    cord(sketch, "M84 226C50 214 30 236 24 276"),
    path(blade, sketch.bar("steel", across)) +
      path(`M370 394${teeth}L366 392Z`, palette.steel.shade, { transform: "translate(3 4)" }),
    piece(sketch, "M340 366H384V396Q384 402 378 402H350Q344 402 344 396Z", "black"),
    circle(358, 404, 9, sketch.solid("steel")) + circle(358, 404, 3, palette.steel.deep),
    el("path", {
      d: housing + hand,
      "fill-rule": "evenodd",
      fill: sketch.solid(body, down),
      stroke: "#fff",
      "stroke-opacity": 0.35,
      "stroke-width": 1.6,
    }),
    piece(
      sketch,
      "M186 122H330Q352 123 368 136L350 172C332 160 312 156 290 156H198C166 158 142 170 132 192L96 176C112 142 144 124 186 122Z",
      "graphite",
      down,
    ),
    ribs("M214 132v14M230 131v15M246 131v15M262 131v15M278 131v15"),
    piece(sketch, "M276 172H318L324 192Q300 204 276 196Z", accent),
    vents([112, 272], 6, 16, 40, 6),
    rect(236, 280, 122, 9, palette[accent].base, 4.5),
    circle(342, 326, 17, sketch.solid("black")) +
      rect(338, 312, 8, 28, palette.graphite.glint, 3, { transform: "rotate(30 342 326)" }),
    seam("M222 252L230 336"),
    rod(sketch, [110, 334, 216, 26], "graphite"),
    piece(sketch, "M70 366Q70 360 78 360H384L420 374Q430 378 430 386V388H70Z", "steel", down),
    gleam("M82 364H380", 2, 0.7),
    screw(sketch, 150, 348) + screw(sketch, 290, 348) + screw(sketch, 386, 200),
  );
}

function sawBlade({ sketch }: ToolPaint, r: number): string {
  const hook = Array.from({ length: 24 }, (_, i) => {
    const [[x1, y1], [x2, y2], [x3, y3]] = [
      polar(i * 15, r - 9),
      polar(i * 15 + 3, r),
      polar(i * 15 + 9, r - 2),
    ];
    return d`${i === 0 ? "M" : "L"}${x1} ${y1}L${x2} ${y2}L${x3} ${y3}`;
  });
  const slots = [0, 72, 144, 216, 288].map((angle) => {
    const [[x1, y1], [x2, y2]] = [polar(angle, r - 12), polar(angle + 6, r * 0.72)];
    return d`M${x1} ${y1}Q${(x1 + x2) / 2 + 6} ${(y1 + y2) / 2} ${x2} ${y2}`;
  });
  const steel = sketch.linear(
    [
      [0, palette.steel.glint],
      [0.3, palette.steel.light],
      [0.5, palette.steel.base],
      [0.62, palette.steel.glint],
      [1, palette.steel.shade],
    ],
    alongLight,
  );
  return (
    path(`${hook.join("")}Z`, steel, { stroke: palette.steel.deep, "stroke-width": 0.8 }) +
    line(slots.join(""), palette.graphite.deep, 2.6, { "stroke-linecap": "round" }) +
    ring(0, 0, r * 0.62, palette.steel.deep, 1, { opacity: 0.5 }) +
    circle(0, 0, 27, sketch.solid("graphite")) +
    circle(0, 0, 13, sketch.solid("steel"))
  );
}

/** A cordless circular saw: toothed blade under its guard, sole plate, bow handle. */
export function drawCircularSaw(paint: ToolPaint): string {
  const { sketch, body, accent } = paint;
  const upper =
    "M112 372C104 266 176 188 276 188C372 188 440 262 440 356V372H404C404 300 352 236 276 236C200 236 150 296 150 372Z";
  const handle =
    "M96 262C72 250 62 216 74 184C88 148 124 128 168 128H262C300 128 328 146 340 178L350 206L306 214C298 186 286 172 260 172H176C140 172 118 190 116 220Q114 238 128 250Z";
  return group(
    "translate(2 24)rotate(-8 250 300)scale(.96)translate(-6 0)",
    group("translate(280 352)", sawBlade(paint, 128)),
    piece(sketch, handle, "graphite", down),
    ribs("M180 136v28M196 135v30M212 135v30M228 135v30M244 135v30"),
    piece(sketch, "M214 172H250Q254 192 244 204Q228 206 216 196Z", accent),
    piece(sketch, "M84 246L142 236C166 222 196 214 222 214L246 330H150L110 342Q84 344 80 318Z", body, down),
    vents([104, 272], 5, 15, 40, 4),
    piece(
      sketch,
      "M112 372C104 266 176 188 276 188C372 188 440 262 440 356V366H280L236 330H150C150 348 150 358 150 372Z",
      body,
      down,
    ),
    path(upper, "#fff", { opacity: 0.08 }),
    piece(sketch, "M280 366H438C434 392 424 412 412 428L280 372Z", "steel"),
    group(
      "translate(280 352)",
      circle(0, 0, 52, sketch.solid("graphite")),
      scaleRing(50, 7, 40, 3, palette.black.deep),
      circle(0, 0, 30, sketch.solid("steel")),
      circle(0, 0, 12, palette.steel.deep),
      circle(0, 0, 6, palette.black.deep),
    ),
    rect(322, 250, 62, 9, palette[accent].base, 4.5, { transform: "rotate(34 350 254)" }),
    piece(sketch, "M52 384Q52 376 62 376H446Q470 378 474 392H52Z", "steel", down),
    gleam("M64 380H444", 2, 0.7),
    path("M430 356h18v24h-18z", sketch.solid("graphite")),
    group("translate(20 122)scale(.72)", battery(paint, 66, 262, 130)),
    screw(sketch, 196, 262) + screw(sketch, 408, 330),
  );
}
