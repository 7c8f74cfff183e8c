import { palette } from "../palette";
import { across, down } from "../sketch";
import { circle, d, group, line, path, rect } from "../svg";
import { gleam, piece, rod, screw, type ToolPaint, woodGrain } from "./tool-parts";

function chisel({ sketch, body }: ToolPaint, x: number, width: number): string {
  const w = width / 2;
  return group(
    d`translate(${x} 62)`,
    path(d`M-8 196L-7 250L${-w} 282V446L${w} 446V282L7 250L8 196Z`, sketch.bar("steel", across), {
      stroke: palette.steel.deep,
      "stroke-width": 0.8,
    }),
    path(d`M${-w} 446L${-w} 470H${w}V446Z`, palette.steel.glint, {
      stroke: palette.steel.shade,
      "stroke-width": 0.8,
    }),
    line(d`M${-w + 3} 284V446M${w - 3} 284V446`, palette.steel.glint, 1.4, { opacity: 0.8 }),
    piece(
      sketch,
      "M-15 4Q-15 -8 0 -8Q15 -8 15 4L17 18C26 50 26 90 19 130Q14 152 13 176H-13Q-14 152 -19 130C-26 90 -26 50 -17 18Z",
      body,
      across,
    ),
    woodGrain("M-10 30C-14 70 -12 110 -6 160M4 26C8 70 6 110 4 164M12 60C14 90 12 110 9 130"),
    rod(sketch, [-18, 2, 36, 14], "steel", across, 3) + rod(sketch, [-14, 174, 28, 26], "brass", across, 3),
    gleam("M-15 34C-20 60 -19 90 -15 120", 4, 0.5),
  );
}

/** Four bevel-edge chisels with hooped handles, narrow to wide. */
export function drawChisels(paint: ToolPaint): string {
  return group(
    "rotate(4 250 300)",
    chisel(paint, 92, 58),
    chisel(paint, 198, 44),
    chisel(paint, 300, 30),
    chisel(paint, 398, 18),
  );
}

/** A bench plane: cast body, iron under its lever cap, knob and tote of wood. */
export function drawHandPlane({ sketch, body, accent }: ToolPaint): string {
  const cheeks =
    "M22 392H478V366C462 364 448 356 436 344C408 312 382 296 338 296C300 296 268 306 236 320C200 336 164 344 118 346C86 348 60 352 40 366L22 372Z";
  const tote =
    "M92 350C100 314 90 284 80 252C70 216 80 180 118 172C136 170 154 176 158 188C160 202 142 204 142 220C144 256 172 296 186 348Z";
  const iron = "M288 372L152 200L164 190L306 372Z";
  const cap = "M304 352L196 216Q188 204 198 196L206 190Q214 186 222 194L250 222Q284 258 326 340Z";
  return group(
    "translate(0 14)rotate(-15 250 300)",
    piece(sketch, "M212 372L232 314L300 296L340 330V372Z", "graphite"),
    piece(sketch, tote, accent, across),
    woodGrain(
      "M98 194C90 222 102 266 114 316M118 184C112 222 128 274 152 332M108 340C106 326 108 316 106 300",
    ),
    screw(sketch, 126, 184, 8),
    piece(sketch, iron, "steel", down),
    circle(206, 292, 21, sketch.solid("brass"), { stroke: palette.brass.deep }) +
      line("M190 284l14 -11M191 294l22 -17M195 303l24 -19M203 309l17 -13", palette.brass.deep, 1.6, {
        opacity: 0.7,
      }),
    piece(sketch, cap, "steel", across),
    circle(252, 256, 10, sketch.solid("graphite")) + line("M246 262L258 250", palette.black.deep, 2.4),
    rod(sketch, [190, 180, 40, 14], "brass", across, 6),
    piece(
      sketch,
      "M352 308C352 284 376 274 376 254C358 244 352 224 360 206C372 186 410 186 422 206C430 224 424 244 406 254C406 276 430 294 432 346L352 320Z",
      accent,
      across,
    ),
    gleam("M368 214Q376 202 390 200", 5, 0.4),
    woodGrain("M384 204C378 230 388 258 382 300M402 206C406 232 398 266 408 308"),
    piece(sketch, cheeks, body, down),
    rect(22, 378, 456, 16, sketch.bar("steel"), 2),
    gleam("M240 326C270 314 304 304 338 303C376 303 402 318 428 346", 3, 0.55),
    gleam("M44 370C64 360 90 356 118 354", 2.4, 0.4),
  );
}
