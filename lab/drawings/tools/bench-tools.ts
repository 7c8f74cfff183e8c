import { ink, palette } from "../palette";
import { across, down, type Sketch } from "../sketch";
import { circle, d, group, line, rect } from "../svg";
import { gleam, piece, ribs, rod, screw, seam, type ToolPaint } from "./tool-parts";

function jawPad(sketch: Sketch, y: number, colour: ToolPaint["accent"]): string {
  return rect(290, y, 48, 12, sketch.solid(colour, across), 4);
}

/** An F-clamp: a steel bar, two cast jaws, a screw with a turned handle. */
export function drawBarClamp({ sketch, body, accent }: ToolPaint): string {
  const threads = Array.from({ length: 15 }, (_, i) => d`M302 ${330 + i * 8}l24 5`).join("");
  return group(
    "translate(10 2)rotate(16 250 300)",
    rod(sketch, [158, 34, 30, 500], "steel", across, 3),
    line(Array.from({ length: 44 }, (_, i) => d`M158 ${52 + i * 10.6}h7`).join(""), palette.steel.deep, 1.6, {
      opacity: 0.7,
    }),
    piece(
      sketch,
      "M142 40Q142 30 152 30H206Q230 32 262 54L330 82Q344 88 344 100V128Q344 138 334 138H288L226 104H152Q142 104 142 94Z",
      body,
      down,
    ),
    seam("M214 56L318 100", 0.4),
    jawPad(sketch, 138, accent),
    rod(sketch, [302, 262, 24, 196], "steel", across) + line(threads, palette.steel.deep, 2.4),
    piece(
      sketch,
      "M142 342Q142 332 152 332H224L284 308H336Q346 308 346 318V366Q346 376 336 378H292L232 408H152Q142 408 142 398Z",
      body,
      down,
    ),
    seam("M226 356L282 332", 0.4),
    piece(
      sketch,
      "M290 250H338Q342 250 342 256V264Q338 274 326 276H302Q290 274 286 264V256Q286 250 290 250Z",
      "steel",
      across,
    ) + jawPad(sketch, 240, accent),
    piece(
      sketch,
      "M298 446H330Q336 446 337 454L346 480V540Q346 556 330 556H298Q282 556 282 540V480L291 454Q292 446 298 446Z",
      accent === "red" ? "beech" : accent,
      across,
    ),
    ribs("M298 484v54M314 482v58M330 484v54", 3),
  );
}

/** A bench vice from the side: jaws, screw, swivel base, sliding bar. */
export function drawVice({ sketch, body, accent }: ToolPaint): string {
  const threads = Array.from({ length: 7 }, (_, i) => d`M${244 + i * 9} 262l4 26`).join("");
  return group(
    "translate(14 -14)scale(1.04)",
    rod(sketch, [236, 262, 66, 26], "steel") + line(threads, palette.steel.deep, 2.6),
    rod(sketch, [210, 222, 150, 26], "steel"),
    piece(
      sketch,
      "M52 196Q52 184 64 182L84 180V158Q84 148 94 148H232V204Q232 212 224 214V330H238C250 358 262 372 276 384L296 420H104L120 384C132 366 138 346 138 326H96Q60 320 54 288Z",
      body,
      down,
    ),
    piece(sketch, "M52 182Q40 184 36 200Q34 214 46 218L90 224V182Z", body, down),
    rect(96, 148, 126, 12, palette.steel.glint, 3, { opacity: 0.75 }),
    piece(
      sketch,
      "M300 148H346Q358 148 360 160L366 214Q392 220 396 246V296Q392 316 366 320H300Z",
      body,
      down,
    ),
    rect(216, 140, 18, 50, sketch.bar("steel", across), 2) +
      rect(298, 140, 18, 50, sketch.bar("steel", across), 2),
    line(
      "M219 150h12M219 158h12M219 166h12M219 174h12M301 150h12M301 158h12M301 166h12M301 174h12",
      palette.steel.deep,
      1.6,
    ),
    rod(sketch, [394, 258, 34, 34], "steel", down, 6),
    rod(sketch, [404, 170, 14, 214], "steel", across, 6),
    circle(411, 168, 13, sketch.solid("steel")) + circle(411, 386, 13, sketch.solid("steel")),
    rect(110, 262, 96, 34, palette[accent].base, 5) +
      rect(122, 274, 72, 5, palette.white.light, 2) +
      rect(122, 284, 44, 3, palette.white.light, 1, { opacity: 0.7 }),
    piece(sketch, "M96 418H304Q314 418 316 428L322 446H78L84 428Q86 418 96 418Z", "graphite", down),
    piece(
      sketch,
      "M50 462Q50 446 66 446H334Q350 446 350 462V470Q350 476 344 476H56Q50 476 50 470Z",
      body,
      down,
    ),
    rod(sketch, [316, 424, 74, 12], "steel", down, 6) + circle(390, 430, 10, sketch.solid("graphite")),
    screw(sketch, 84, 460, 8) + screw(sketch, 316, 460, 8) + screw(sketch, 200, 460, 8),
    gleam("M100 166H210M304 154H344", 2.4, 0.4),
    line("M138 326H238", ink, 1.4, { opacity: 0.3 }),
  );
}
