import { ink, palette } from "../palette";
import { across, alongLight, type Sketch } from "../sketch";
import { circle, d, group, line, path, type Point, scaleRing } from "../svg";
import { gleam, piece, ribs, type ToolPaint, turned } from "./tool-parts";

const leftLit: readonly [Point, Point] = across;
const rightLit: readonly [Point, Point] = [
  [1, 0],
  [0, 0],
];

function pivot(sketch: Sketch, y: number, r: number): string {
  return group(
    d`translate(0 ${y})`,
    circle(0, 0, r, sketch.solid("steel"), { stroke: palette.steel.deep }),
    scaleRing(r - 4, 3, 32, 0.9, palette.steel.deep, { opacity: 0.6 }),
    circle(0, 0, r * 0.4, sketch.solid("graphite")),
  );
}

/** Water pump pliers: angled jaws, a row of settings, long grips. */
export function drawPumpPliers({ sketch, body, accent }: ToolPaint): string {
  const grip = (data: string, inlay: string, light: readonly [Point, Point]) =>
    piece(sketch, data, body, light) + piece(sketch, inlay, accent, light);
  return group(
    "translate(236 306)rotate(16)scale(1.04)",
    turned(
      sketch,
      "M-34 34L-30 -40C-28 -84 -6 -112 34 -128L92 -150L112 -112L66 -90C44 -78 34 -60 36 -30L30 40Z",
      "steel",
      alongLight,
    ),
    grip(
      "M-36 20C-20 40 20 44 30 26C44 70 74 130 84 220Q86 254 68 256Q50 256 46 230C38 170 8 120 -14 84C-30 60 -38 40 -36 20Z",
      "M14 76C36 116 58 170 66 232Q66 244 62 240C54 180 30 130 8 92Z",
      rightLit,
    ),
    turned(
      sketch,
      "M-40 30C-58 -20 -56 -90 -26 -132C-6 -160 26 -176 62 -190L122 -212Q134 -214 136 -204L128 -176L78 -152C40 -136 14 -112 12 -74L22 30Z",
      "steel",
      alongLight,
    ),
    line("M84 -190L88 -152M98 -194L102 -158M112 -200L116 -164", ink, 1.6, { opacity: 0.45 }),
    line(Array.from({ length: 8 }, (_, i) => d`M${66 + i * 8} ${-150 - i * 3.6}l5 8`).join(""), ink, 2, {
      opacity: 0.6,
    }),
    line(Array.from({ length: 6 }, (_, i) => d`M${58 + i * 8} ${-130 - i * 4}l-4 -8`).join(""), ink, 2, {
      opacity: 0.5,
    }),
    path("M-30 -78Q-36 -92 -24 -98Q-12 -100 -10 -88L2 -36Q4 -24 -8 -20Q-20 -20 -22 -32Z", palette.black.deep),
    line("M-26 -84l10 -5M-23 -70l10 -5M-20 -56l10 -5M-17 -42l10 -5", palette.steel.light, 4),
    grip(
      "M22 14C10 36 -24 42 -40 26C-50 80 -72 140 -80 222Q-82 256 -64 258Q-46 258 -42 232C-34 170 -10 116 8 80C24 52 26 34 22 14Z",
      "M-26 70C-44 120 -58 176 -62 234Q-62 244 -57 240C-50 184 -28 130 -10 92Z",
      leftLit,
    ),
    gleam("M-46 -4C-54 -60 -40 -108 -10 -138L56 -178", 3.6, 0.8),
    pivot(sketch, -8, 21),
  );
}

/** Diagonal side cutters: short, wide jaws and spring-loaded grips. */
export function drawSideCutters({ sketch, body, accent }: ToolPaint): string {
  const half = (side: 1 | -1) =>
    group(
      side === 1 ? "" : "scale(-1 1)",
      piece(
        sketch,
        "M-26 -24C0 0 34 30 50 76C70 132 86 190 80 240Q76 262 58 260Q42 256 42 234C42 188 26 130 2 92C-16 62 -36 30 -34 -4Z",
        body,
        side === 1 ? leftLit : rightLit,
      ),
      piece(
        sketch,
        "M26 60C50 100 68 170 66 232Q62 246 56 236C56 180 40 126 14 82Z",
        accent,
        side === 1 ? leftLit : rightLit,
      ),
      ribs("M44 122l14 -4M49 142l13 -3M53 162l12 -2M55 182l12 -1M56 202l11 0"),
    );
  const jaw = "M2 -158Q14 -166 24 -150L58 -86C74 -50 62 -16 34 2L14 18L2 -40Z";
  return group(
    "translate(250 270)rotate(-22)scale(1.16)",
    half(-1),
    half(1),
    turned(
      sketch,
      "M-2 -158Q-14 -166 -24 -150L-58 -86C-74 -50 -62 -16 -34 2L-14 18H14L-2 -40Z",
      "steel",
      across,
    ),
    turned(sketch, jaw, "steel", across),
    path("M0 -158L-20 -74L0 -52L20 -74Z", palette.steel.glint, { opacity: 0.85 }),
    line("M0 -158V-56", ink, 2.2, { opacity: 0.75 }),
    line("M-20 -74L0 -52L20 -74", palette.steel.deep, 1.4),
    gleam("M-24 -140L-52 -84", 3.4, 0.8),
    pivot(sketch, -18, 22),
  );
}
