import { palette } from "../palette";
import { across, down } from "../sketch";
import { circle, d, el, group, line, path, rect } from "../svg";
import { gleam, piece, ribs, rod, screw, seam, type ToolPaint } from "./tool-parts";

function serration(from: number, count: number, step: number, height: number): string {
  return `M${from} 0${`l${step / 2} ${height}l${step / 2} ${-height}`.repeat(count)}Z`;
}

/** A Japanese pull saw: a thin blade, teeth along its edge, a cane-wrapped handle. */
export function drawPullSaw({ sketch, body, accent }: ToolPaint): string {
  const wraps = Array.from({ length: 22 }, (_, i) => d`M-17 ${48 + i * 9}L17 ${42 + i * 9}`).join("");
  const steel = sketch.linear(
    [
      [0, palette.steel.light],
      [0.35, palette.steel.glint],
      [0.5, palette.steel.base],
      [1, palette.steel.light],
    ],
    [
      [0, 0],
      [1, 0.5],
    ],
  );
  return group(
    "translate(240 300)rotate(32)",
    path("M-11 6L-46 -280Q-46 -286 -40 -286L46 -282V-6Q20 -2 13 10Z", steel, {
      stroke: palette.steel.deep,
      "stroke-width": 0.8,
    }),
    group(
      "translate(46 -280)rotate(90)",
      path(serration(0, 39, 7, -6.4), palette.steel.base, {
        stroke: palette.steel.deep,
        "stroke-width": 0.5,
      }),
    ),
    line("M-40 -240L40 -240", palette.steel.shade, 1, { opacity: 0.6 }),
    rect(-12, -190, 24, 66, palette[accent].base, 2, { opacity: 0.85 }) +
      line("M-5 -178h10M-5 -166h10M0 -178v34M-5 -148h10M-5 -136h10", palette.white.light, 1.8),
    rod(sketch, [-16, -8, 32, 40], "graphite", across, 4) + screw(sketch, 0, 12, 6),
    piece(sketch, "M-17 32H17L21 262Q21 276 0 276Q-21 276 -21 262Z", body, across),
    line(wraps, palette.walnut.base, 1.8, { opacity: 0.7 }) +
      line(wraps, palette.cream.glint, 1, { opacity: 0.5, transform: "translate(0 2.2)" }),
    piece(sketch, "M-20 246H20L21 264Q21 278 0 278Q-21 278 -21 264Z", accent, across),
  );
}

/** A hacksaw: a tensioned frame, a thin blade, a pistol grip. */
export function drawHacksaw({ sketch, body, accent }: ToolPaint): string {
  const grip =
    "M352 190H398C436 194 458 226 462 268L474 366Q476 398 452 400Q428 400 422 374L416 390H362Q350 388 350 376Z";
  return group(
    "translate(4 4)rotate(-40 250 300)scale(1.02)",
    path("M30 366H372V378H30Z", sketch.bar("steel")) +
      group("translate(34 378)", path(serration(0, 66, 5, 5), palette.steel.shade)),
    piece(sketch, "M14 216Q14 194 36 194H372V224H46V362Q46 388 30 388Q14 388 14 372Z", "steel", down),
    seam("M42 219H366", 0.25) + gleam("M30 201H360", 3, 0.9) + gleam("M20 214V366", 3, 0.8),
    circle(30, 373, 6, sketch.solid("graphite")),
    el("path", {
      d: `${grip}M384 240V346H402C406 310 402 262 392 240Z`,
      "fill-rule": "evenodd",
      fill: sketch.solid(body, down),
      stroke: "#fff",
      "stroke-opacity": 0.35,
      "stroke-width": 1.6,
    }),
    piece(
      sketch,
      "M424 212C444 226 456 246 460 270L472 366Q474 390 454 392Q440 392 436 370L428 292C426 256 424 232 424 212Z",
      "graphite",
      across,
    ),
    ribs("M440 284l19 -3M442 302l19 -3M444 320l19 -3M446 338l19 -3M448 356l19 -3"),
    circle(370, 372, 11, sketch.solid(accent)) + rect(356, 204, 42, 9, palette[accent].base, 4),
  );
}
