import { palette } from "../palette";
import { across, alongLight, down } from "../sketch";
import { circle, group, line, path, rect } from "../svg";
import { gleam, piece, ribs, seam, type ToolPaint, turned, woodGrain } from "./tool-parts";

/** A claw hammer: a polished head, an ash shaft, a rubber grip. */
export function drawClawHammer({ sketch, body, accent }: ToolPaint): string {
  const neck =
    "M-28 -208L-62 -204V-212Q-62 -220 -70 -220H-100Q-108 -220 -108 -212V-148Q-108 -140 -100 -140H-70Q-62 -140 -62 -148V-156L-28 -152Z";
  const claw = "M24 -218C84 -220 128 -192 150 -132Q146 -126 138 -130C112 -166 78 -168 24 -152Z";
  return group(
    "translate(232 296)rotate(20)scale(1.06)",
    piece(
      sketch,
      "M-15 -170C-13 -60 -16 0 -18 60L-20 240Q0 254 20 240L18 60C16 0 13 -60 15 -170Z",
      body,
      across,
    ),
    woodGrain("M-6 -140C-4 -80 -8 -20 -8 30M4 -144C6 -70 4 -10 6 34M10 -120C10 -60 10 -30 11 10"),
    piece(
      sketch,
      "M-19 50C-26 110 -26 190 -23 250Q0 268 23 250C26 190 26 110 19 50Q0 62 -19 50Z",
      "graphite",
      across,
    ),
    ribs("M-15 96h30M-16 114h32M-17 132h34M-17 150h34M-17 168h34M-17 186h34M-17 204h34"),
    path("M-18 54Q0 66 18 54L18.6 66Q0 78 -18.6 66Z", palette[accent].base),
    turned(sketch, claw, "steel", alongLight),
    turned(sketch, neck, "steel"),
    piece(
      sketch,
      "M-32 -216Q-32 -222 -24 -222H24Q34 -222 34 -212L30 -142Q28 -136 20 -136H-22Q-30 -136 -31 -142Z",
      "steel",
      down,
    ),
    seam("M-98 -218V-142M62 -206C98 -196 124 -170 142 -134"),
    gleam("M-22 -214H20", 3, 0.8),
    rect(-18, -196, 36, 30, palette[accent].base, 3) + rect(-12, -184, 24, 5, palette.white.light, 1),
  );
}

/** An engineer's hammer: a flat face on one side, a ball on the other. */
export function drawBallPeenHammer({ sketch, body }: ToolPaint): string {
  return group(
    "translate(254 296)rotate(-16)scale(1.08)",
    piece(
      sketch,
      "M-13 -170C-10 -100 -11 -40 -15 20C-22 80 -24 150 -20 236Q0 252 20 236C24 150 22 80 15 20C11 -40 10 -100 13 -170Z",
      body,
      across,
    ),
    woodGrain(
      "M-6 -130C-3 -60 -8 20 -11 90M2 -140C4 -60 2 60 4 160M9 -60C11 20 14 80 14 140M-8 120C-10 160 -8 190 -6 220",
    ),
    path("M-20 200H20L20 236Q0 252 -20 236Z", palette.red.base, { opacity: 0.92 }),
    circle(
      92,
      -184,
      31,
      sketch.radial(
        [
          [0, palette.steel.glint],
          [0.35, palette.steel.light],
          [0.75, palette.steel.base],
          [1, palette.steel.deep],
        ],
        [0.36, 0.32],
        0.72,
      ),
    ),
    turned(sketch, "M28 -204L66 -200Q74 -184 66 -168L28 -162Z", "steel"),
    turned(
      sketch,
      "M-28 -206L-58 -202V-214H-112Q-120 -214 -120 -206V-162Q-120 -154 -112 -154H-58V-166L-28 -160Z",
      "steel",
    ),
    seam("M-110 -213V-155M-58 -202V-166"),
    piece(
      sketch,
      "M-34 -204Q-32 -216 -20 -216H20Q32 -216 34 -204V-164Q32 -152 20 -152H-20Q-32 -152 -34 -164Z",
      "steel",
      down,
    ),
    gleam("M-24 -208H22", 3, 0.8),
    rect(-9, -222, 18, 7, palette.beech.light, 1) + line("M0 -222v6", palette.walnut.deep, 1.6),
  );
}

/** A joiner's mallet: a beech head, bevelled to strike square. */
export function drawMallet({ sketch, body, accent }: ToolPaint): string {
  return group(
    "translate(236 300)rotate(18)scale(1.04)",
    piece(
      sketch,
      "M-17 -120L-15 40C-24 100 -26 190 -20 236Q0 250 20 236C26 190 24 100 15 40L17 -120Z",
      accent,
      across,
    ),
    woodGrain("M-6 -60C-4 20 -12 90 -12 180M4 -60C6 40 8 120 6 210M-2 60C-4 120 -2 170 0 220"),
    piece(
      sketch,
      "M-112 -210Q-112 -218 -104 -218L104 -226Q114 -226 114 -218L128 -88Q128 -80 120 -80H-120Q-128 -80 -127 -88Z",
      body,
      down,
    ),
    path(
      "M-112 -212L-127 -86Q-127 -80 -120 -80H-96L-84 -219L-104 -218Q-112 -218 -112 -212Z",
      palette.beech.glint,
      { opacity: 0.45 },
    ),
    path("M114 -220L128 -88Q128 -80 120 -80H98L86 -225L104 -226Q112 -226 114 -220Z", palette.walnut.base, {
      opacity: 0.28,
    }),
    woodGrain(
      "M-80 -196C-20 -204 40 -202 82 -208M-86 -166C-20 -176 40 -160 90 -172M-90 -134C-40 -128 20 -146 94 -134M-92 -106C-20 -114 30 -98 96 -104M-40 -150Q0 -160 34 -150Q0 -140 -40 -150",
    ),
    rect(-26, -234, 52, 14, palette[accent].shade, 3) +
      rect(-22, -236, 44, 10, sketch.solid(accent, across), 2) +
      line("M-10 -236v8M10 -236v8", palette.beech.light, 2.4),
    gleam("M-100 -212L98 -220", 3, 0.6),
  );
}
