import { ink, palette, sans } from "../palette";
import { down } from "../sketch";
import { circle, d, el, group, line, rect, ring } from "../svg";
import { vial } from "./measuring-tools";
import { gleam, piece, screw, seam, type ToolPaint } from "./tool-parts";

/** A torpedo level: short, with tapered ends, three vials and a magnetic edge. */
export function drawTorpedoLevel(paint: ToolPaint): string {
  const { sketch, body, accent } = paint;
  const shell =
    "M-236 34L-230 -14Q-224 -48 -190 -48H190Q224 -48 230 -14L236 34Q236 46 224 46H-224Q-236 46 -236 34Z";
  return group(
    "translate(250 300)rotate(-24)scale(1.02)",
    piece(sketch, shell, body, down),
    gleam("M-190 -41H190", 4, 0.5),
    piece(sketch, "M-226 28H226V40Q226 46 220 46H-220Q-226 46 -226 40Z", "graphite", down),
    line(
      Array.from({ length: 21 }, (_, i) => d`M${-200 + i * 20} 46v-${i % 5 === 0 ? 14 : 8}`).join(""),
      palette.white.base,
      1.6,
    ),
    vial(paint, -46, -30, 92, 32, false),
    circle(-150, -6, 31, palette.black.shade) +
      ring(-150, -6, 31, palette[accent].base, 3.5) +
      group("translate(-150 -6)", vial(paint, -10, -21, 20, 42, true)),
    circle(150, -6, 31, palette.black.shade) +
      ring(150, -6, 31, palette[accent].base, 3.5) +
      group("translate(150 -6)rotate(45)", vial(paint, -10, -21, 20, 42, true)),
    seam("M-96 -30V18M96 -30V18", 0.3),
    screw(sketch, -204, 6, 6) + screw(sketch, 204, 6, 6),
  );
}

/** A laser distance meter: a display with two readings, a keypad, a rubber shell. */
export function drawDistanceMeter({ sketch, body, accent }: ToolPaint): string {
  const key = (x: number, y: number, mark: string, isMain = false) =>
    rect(x - 25, y - 17, 50, 34, isMain ? palette.red.base : sketch.solid("graphite", down), 12) +
    gleam(d`M${x - 14} ${y - 12}h28`, 2, 0.35) +
    line(mark, palette.white.light, 3, {
      "stroke-linecap": "round",
      transform: d`translate(${x} ${y})`,
    });
  return group(
    "translate(250 300)rotate(10)",
    piece(
      sketch,
      "M-98 -214Q-98 -240 -70 -240H70Q98 -240 98 -214L104 -60C100 -20 92 20 94 60L104 196Q104 240 62 240H-62Q-104 240 -104 196L-94 60C-92 20 -100 -20 -104 -60Z",
      body,
    ),
    piece(sketch, "M-90 -232H90V-210H-90Z", accent, down),
    circle(-48, -221, 7, palette.red.light) + circle(-48, -221, 3, "#fff"),
    circle(36, -221, 9, palette.black.deep) + ring(36, -221, 9, palette.steel.light, 2),
    rect(-80, -196, 160, 178, palette.black.base, 14),
    rect(-68, -184, 136, 154, "#c6d0b8", 6),
    line("M-58 -134H58M-58 -92H58", "#232a22", 1.4, { opacity: 0.5 }),
    el(
      "g",
      { "font-family": sans, fill: "#232a22", "text-anchor": "end", "font-weight": 600 },
      el("text", { x: 58, y: -148, "font-size": 24 }, "2.418"),
      el("text", { x: 58, y: -105, "font-size": 24 }, "3.076"),
      el("text", { x: 46, y: -48, "font-size": 42, "font-weight": 700 }, "5.49"),
      el("text", { x: 60, y: -48, "font-size": 14 }, "m"),
    ),
    line("M-58 -166l8 -6l8 6v10h-16z", "#232a22", 2),
    key(0, 24, "M-9 0H9M0 -9V9", true),
    key(-52, 76, "M-8 0H8"),
    key(52, 76, "M-7 5L0 -6L7 5Z"),
    key(-52, 126, "M-6 -6H6V6H-6Z"),
    key(52, 126, "M-7 -4H7M-7 4H7"),
    key(0, 150, "M-6 -6L6 6M6 -6L-6 6"),
    seam("M-84 196H84", 0.4),
    gleam("M-88 -206L-94 -60", 5, 0.45),
    line("M-30 214H30", ink, 4, { "stroke-linecap": "round", opacity: 0.35 }),
  );
}
