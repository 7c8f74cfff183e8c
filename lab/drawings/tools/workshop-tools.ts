import { palette } from "../palette";
import { across, down } from "../sketch";
import { circle, d, el, group, line, path, rect } from "../svg";
import { gleam, piece, ribs, rod, screw, seam, type ToolPaint } from "./tool-parts";

/** A steel toolbox with a tubular handle and two latches. */
export function drawToolbox({ sketch, body, accent }: ToolPaint): string {
  const latch = (x: number) =>
    piece(
      sketch,
      d`M${x - 24} 262H${x + 24}V326Q${x + 24} 336 ${x + 14} 336H${x - 14}Q${x - 24} 336 ${x - 24} 326Z`,
      "steel",
      across,
    ) +
    rect(x - 13, 296, 26, 22, palette.steel.shade, 4) +
    gleam(d`M${x - 19} 268V322`, 2.4, 0.8);
  return group(
    "translate(0 -26)",
    line("M158 214V160Q158 132 186 132H314Q342 132 342 160V214", palette.graphite.deep, 27) +
      line("M158 214V160Q158 132 186 132H314Q342 132 342 160V214", sketch.solid("graphite", down), 23),
    line("M152 210V160Q152 126 186 125H314", "#fff", 2.6, { opacity: 0.4, "stroke-linecap": "round" }),
    rod(sketch, [140, 196, 38, 28], "steel", across, 4) + rod(sketch, [322, 196, 38, 28], "steel", across, 4),
    piece(sketch, "M50 290L74 224Q78 214 90 214H410Q422 214 426 224L450 290Z", body, down),
    seam("M60 284L82 230Q85 224 92 224H408Q415 224 418 230L440 284", 0.35),
    piece(
      sketch,
      "M40 290Q40 282 48 282H452Q460 282 460 290V484Q460 496 448 496H52Q40 496 40 484Z",
      body,
      down,
    ),
    rect(40, 304, 420, 3, palette[body].deep, 0, { opacity: 0.7 }) +
      rect(40, 307, 420, 2, "#fff", 0, { opacity: 0.25 }),
    seam("M64 350H436V474H64Z", 0.4),
    rect(186, 384, 128, 52, palette[accent].base, 6) +
      rect(204, 402, 92, 6, palette.white.light, 3) +
      rect(204, 416, 56, 5, palette.white.light, 2.5, { opacity: 0.7 }),
    latch(132) + latch(368),
    ...[
      [52, 296],
      [448, 296],
      [52, 484],
      [448, 484],
    ].map(([x = 0, y = 0]) => circle(x, y, 4.5, sketch.solid("steel"))),
    rect(56, 494, 60, 10, palette.black.base, 4) + rect(384, 494, 60, 10, palette.black.base, 4),
    gleam("M52 291H448", 2.6, 0.5),
  );
}

/** A retractable utility knife: metal body, slider, trapezoid blade. */
export function drawUtilityKnife({ sketch, body, accent }: ToolPaint): string {
  const shell =
    "M-44 -150Q-44 -176 -24 -182L18 -190Q40 -190 42 -166C48 -90 62 -20 58 60C56 130 52 186 40 232Q32 254 6 254Q-24 254 -30 232C-40 170 -46 60 -44 -150Z";
  const groove = "M-18 -140Q-18 -152 -6 -152Q6 -152 6 -140V30Q6 42 -6 42Q-18 42 -18 30Z";
  return group(
    "translate(248 312)rotate(34)scale(1.04)",
    path(
      "M-34 -176L-34 -206L22 -276L24 -180Z",
      sketch.linear(
        [
          [0, palette.steel.glint],
          [0.5, palette.steel.light],
          [1, palette.steel.base],
        ],
        across,
      ),
      { stroke: palette.steel.deep, "stroke-width": 0.8 },
    ),
    line("M-34 -206L22 -276", palette.steel.glint, 3) + line("M-26 -202L22 -261", palette.steel.shade, 1.2),
    piece(sketch, shell, body, across),
    piece(
      sketch,
      "M42 -90C50 -40 62 0 58 60C56 130 52 186 40 232Q34 250 14 253C30 180 34 40 26 -60Z",
      "graphite",
      across,
    ),
    ribs(
      "M34 -20l20 -2M35 4l22 -2M36 28l21 -2M36 52l21 -2M35 76l20 -2M34 100l20 -2M32 124l20 -2M30 148l20 -2",
    ),
    path(groove, palette.black.deep) + line("M-18 -140Q-18 -152 -6 -152", palette.black.light, 1.4),
    piece(
      sketch,
      "M-24 -136Q-24 -144 -16 -144H4Q12 -144 12 -136V-82Q12 -74 4 -74H-16Q-24 -74 -24 -82Z",
      accent,
      across,
    ),
    ribs("M-18 -130h24M-18 -120h24M-18 -110h24M-18 -100h24M-18 -90h24", 2.6),
    gleam("M-36 -148C-38 -40 -36 80 -28 190", 4, 0.5),
    screw(sketch, -6, 92, 11) + screw(sketch, 18, -158, 5),
    seam("M-40 -60H-20", 0.3),
    el("circle", {
      cx: 6,
      cy: 226,
      r: 10,
      fill: palette.black.deep,
      stroke: palette[body].glint,
      "stroke-width": 2,
    }),
  );
}
