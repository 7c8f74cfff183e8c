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

/** A cordless circular saw: the blade below its guard and the sole plate, the handle from the guard back to the battery. */
export function drawCircularSaw(paint: ToolPaint): string {
  const { sketch, body, accent } = paint;
  const handle =
    "M346 196C318 150 262 126 198 132C126 140 82 184 80 250L84 330H142L136 264C134 222 158 194 204 188C246 184 284 198 308 226Z";
  const boot = "M78 286Q110 278 140 284C166 292 180 306 186 326V386H92Q78 386 78 370Z";
  const guard = "M154 386C146 256 212 192 292 192C372 192 438 256 430 386Z";
  return group(
    "translate(-4 6)rotate(-7 250 300)",
    group("translate(292 344)", sawBlade(paint, 122)),
    piece(sketch, "M414 386C416 426 398 456 368 474L336 424C350 414 358 402 360 386Z", "steel"),
    seam("M400 392C400 420 388 442 366 458"),
    piece(sketch, handle, "graphite", down),
    ribs("M160 146l8 38M182 139l6 40M204 136l3 42M226 136l0 42M248 139l-4 42"),
    piece(sketch, "M226 186H262Q268 208 256 224Q238 226 228 210Z", accent),
    piece(sketch, boot, body, down),
    vents([98, 294], 4, 15, 20, 3),
    group("translate(2 44)scale(.9)", battery(paint, 62, 308, 122)),
    piece(sketch, "M396 262L428 222Q444 204 460 216Q474 230 460 248L424 290Z", "graphite"),
    ribs("M430 232l18 18M420 244l18 18"),
    piece(sketch, guard, body, down),
    path("M154 386C146 256 212 192 292 192C330 192 366 208 392 238C300 214 214 268 206 386Z", "#fff", {
      opacity: 0.1,
    }),
    seam("M180 386C174 276 224 218 292 218C360 218 410 276 404 386", 0.5),
    line("M212 272C230 248 258 236 292 236", palette[accent].base, 9, { "stroke-linecap": "round" }),
    gleam("M176 290C192 240 236 206 288 204", 4, 0.4),
    group(
      "translate(292 344)",
      circle(0, 0, 66, sketch.solid("graphite"), { stroke: "#fff", "stroke-opacity": 0.25 }),
      scaleRing(58, 12, 24, 5, palette.black.deep, { opacity: 0.8 }),
      circle(0, 0, 38, sketch.solid("black")),
      circle(0, 0, 25, sketch.solid("steel")),
      path("M12 0L6 10.4H-6L-12 0L-6 -10.4H6Z", palette.graphite.deep),
    ),
    screw(sketch, 190, 352) + screw(sketch, 394, 352) + screw(sketch, 372, 262),
    rect(432, 352, 16, 36, sketch.bar("steel", across), 3) + circle(440, 352, 11, sketch.solid("black")),
    piece(sketch, "M44 394Q44 384 56 384H446Q472 386 482 398L480 404H44Z", "steel", down),
    gleam("M58 388.5H440", 2, 0.8),
    line("M120 396v6M150 396v6M180 396v6M210 396v6", palette.steel.deep, 1.6),
  );
}
