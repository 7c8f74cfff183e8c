import { ink, palette, sans } from "../palette";
import { across, alongLight, down } from "../sketch";
import { circle, el, group, line, path, rect, ring } from "../svg";
import { gleam, piece, ribs, rod, screw, seam, type ToolPaint, turned } from "./tool-parts";

/** A battery from the front: rails above, lamps for its charge, what it holds in large figures. */
export function drawBatteryPack({ sketch, body, accent }: ToolPaint): string {
  const lamps = [0, 1, 2, 3].map((i) =>
    circle(176 + i * 30, 446, 8, i < 3 ? palette.green.glint : palette.graphite.light, {
      stroke: palette.black.deep,
    }),
  );
  return group(
    "translate(0 -6)",
    piece(sketch, "M128 152Q128 138 142 138H358Q372 138 372 152V232H128Z", "black", down),
    rect(146, 156, 208, 15, palette.graphite.light, 4) + rect(146, 184, 208, 12, palette.black.deep, 4),
    ...[170, 222, 274, 326].map((x) => rect(x - 7, 140, 14, 44, sketch.bar("brass", across), 2)),
    piece(sketch, "M96 214Q96 196 116 196H384Q404 196 404 214V262H96Z", "graphite", down),
    piece(
      sketch,
      "M74 262Q74 246 92 246H408Q426 246 426 262L434 442Q434 482 398 482H102Q66 482 66 442Z",
      "graphite",
      down,
    ),
    path("M72 292H428L430 338H70Z", palette[body].base),
    path("M72 292H428L428.4 302H71.6Z", palette[body].light, { opacity: 0.8 }),
    rect(70, 338, 360, 6, palette[accent].base),
    el(
      "g",
      { "font-family": sans, "font-weight": 700, "text-anchor": "middle", fill: palette.white.light },
      el("text", { x: 172, y: 326, "font-size": 32 }, "18 V"),
      el("text", { x: 322, y: 326, "font-size": 32 }, "5.0 Ah"),
      el("text", { x: 250, y: 388, "font-size": 22, "letter-spacing": 4, opacity: 0.8 }, "LITHIUM-ION"),
    ),
    rect(150, 424, 200, 44, palette.black.deep, 14),
    ...lamps,
    circle(312, 446, 12, sketch.solid(accent)),
    piece(sketch, "M204 204H296Q304 204 304 212V240H196V212Q196 204 204 204Z", accent, down),
    ribs("M222 216h56M222 228h56", 4),
    seam("M96 282L90 470M404 282L410 470", 0.3),
    gleam("M94 254H406", 4, 0.35),
  );
}

/** A water stone of two grits on its wooden base. */
export function drawWaterStone({ sketch, body, accent }: ToolPaint): string {
  const grain = sketch.pattern(
    9,
    9,
    circle(2, 3, 0.8, ink, { opacity: 0.12 }),
    circle(6.5, 7, 0.9, "#fff", { opacity: 0.4 }),
  );
  const top = "M120 220L396 168L448 248L152 312Z";
  const face = "M152 312L448 248V292L152 360Z";
  const lower = "M152 336L448 270V292L152 360Z";
  return group(
    "translate(-14 24)",
    piece(sketch, "M62 346L104 286L444 250L486 326L124 408Z", accent, down),
    piece(sketch, "M124 408L486 326V356L124 442Z", accent, down),
    piece(sketch, "M62 346L124 408V442L62 378Z", accent, across),
    line("M80 356L128 404M136 424L476 346M140 432L478 352", palette[accent].deep, 1.2, { opacity: 0.5 }),
    path("M150 364L452 298L458 306L146 376Z", ink, { opacity: 0.35 }),
    path("M120 220L152 312V360L120 262Z", palette[body].shade),
    path(face, sketch.solid("cream", down)),
    path(lower, palette[body].shade, { opacity: 0.95 }),
    path("M120 242L152 336V360L120 262Z", palette[body].deep),
    path(top, sketch.solid("cream", alongLight), { stroke: "#fff", "stroke-opacity": 0.5 }),
    path(top, grain),
    path("M190 232C240 210 330 206 388 196C404 206 398 222 372 230C310 246 236 252 206 262Z", "#fff", {
      opacity: 0.4,
    }),
    el(
      "text",
      {
        transform: "matrix(.97 -.21 0 1 196 341)",
        "font-family": sans,
        "font-size": 22,
        "font-weight": 700,
        "letter-spacing": 2,
        fill: palette.brown.base,
      },
      "1000 / 6000",
    ),
  );
}

/** A lashing strap: a coil of webbing, its ratchet, and a hook at each end. */
export function drawRatchetStraps({ sketch, body, accent }: ToolPaint): string {
  const weave = sketch.pattern(8, 8, line("M0 2H5M3 6H8", ink, 1.2, { opacity: 0.22 }));
  const coil = [128, 112, 96, 80, 64, 48].map((r, i) =>
    circle(0, 0, r, i % 2 ? palette[body].base : palette[body].shade, {
      stroke: palette[body].deep,
      "stroke-width": 2,
    }),
  );
  const hook = (transform: string) =>
    group(
      transform,
      line("M0 0L-14 34L-14 62Q-14 84 8 84Q28 84 28 64", palette.graphite.deep, 15, {
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
      }),
      line("M0 0L-14 34L-14 62Q-14 84 8 84Q28 84 28 64", sketch.solid("steel"), 11, {
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
      }),
      line("M0 0L14 34L14 50", palette.graphite.deep, 13, { "stroke-linecap": "round" }),
      line("M0 0L14 34L14 50", palette.steel.light, 9, { "stroke-linecap": "round" }),
    );
  return group(
    "translate(0 6)",
    path("M312 236H470V292H312Z", sketch.solid(body, down)) + path("M312 236H470V292H312Z", weave),
    line("M312 250H470M312 278H470", palette[accent].base, 3, { opacity: 0.9 }),
    group(
      "translate(186 210)",
      ...coil,
      circle(0, 0, 34, palette.black.base, { opacity: 0.55 }),
      ring(0, 0, 120, "#fff", 3, { opacity: 0.22 }),
      gleam("M-112 -30A116 116 0 0 1 -20 -114", 5, 0.4),
    ),
    path("M128 330L170 344V478H114V344Z", sketch.solid(body, across)) +
      path("M128 330L170 344V478H114V344Z", weave),
    line("M126 340V476M158 344V476", palette[accent].base, 3, { opacity: 0.9 }),
    hook("translate(142 476)"),
    piece(
      sketch,
      "M250 300H444Q456 300 456 312V352Q456 364 444 364H250Q238 364 238 352V312Q238 300 250 300Z",
      "steel",
      down,
    ),
    piece(sketch, "M270 318L296 286H420L434 318Z", "graphite", down),
    turned(sketch, "M286 330H414V352H286Z", "steel"),
    circle(262, 338, 20, sketch.solid("graphite")) + circle(262, 338, 9, sketch.solid("steel")),
    circle(434, 338, 15, sketch.solid("graphite")) + circle(434, 338, 6, sketch.solid("steel")),
    piece(sketch, "M246 356L300 356L404 452Q418 468 404 480L388 490Q372 494 360 480L248 374Z", accent),
    ribs("M300 380l-16 16M322 400l-16 16M344 420l-16 16M366 440l-16 16", 4),
    gleam("M262 306H440", 3, 0.75),
    screw(sketch, 444, 314, 5),
  );
}

/** A western hand saw: a tapered blade with its teeth along one edge, and a wooden grip. */
export function drawPanelSaw({ sketch, body, accent }: ToolPaint): string {
  const steel = sketch.linear(
    [
      [0, palette.steel.light],
      [0.3, palette.steel.glint],
      [0.52, palette.steel.base],
      [1, palette.steel.light],
    ],
    alongLight,
  );
  const grip =
    "M20 -62C48 -80 92 -82 112 -60C128 -42 120 -20 128 0C136 22 150 40 150 70C150 104 122 128 84 126C52 124 20 108 8 84L-6 30Z";
  const opening = "M52 -24C76 -32 88 -26 88 -4C92 24 106 44 100 66C92 86 62 82 50 58C42 40 36 0 52 -24Z";
  return group(
    "translate(336 384)rotate(42)scale(.98)",
    path("M30 -64L-420 -34L-420 34L24 92Z", steel, { stroke: palette.steel.deep, "stroke-width": 0.8 }),
    path(
      `M-420 34${Array.from({ length: 49 }, () => "l4.5 8l4.5 -6.8").join("")}L20 92Z`,
      palette.steel.base,
      { stroke: palette.steel.deep, "stroke-width": 0.5 },
    ),
    line("M-414 -28L20 -57", palette.steel.shade, 1.2, { opacity: 0.7 }),
    el(
      "text",
      {
        transform: "translate(-180 22)rotate(1)",
        "font-family": sans,
        "font-size": 30,
        "font-weight": 700,
        "letter-spacing": 3,
        "text-anchor": "middle",
        fill: palette[accent].base,
        opacity: 0.85,
      },
      "550 mm",
    ),
    el("path", {
      d: grip + opening,
      "fill-rule": "evenodd",
      fill: sketch.solid(body),
      stroke: palette[body].deep,
      "stroke-width": 1.4,
    }),
    line(
      "M30 -54C56 -66 90 -68 106 -50M24 86C44 106 84 116 112 106M116 10C126 34 140 50 138 74",
      palette.walnut.base,
      1.4,
      { opacity: 0.5 },
    ),
    ...[
      [22, -36],
      [16, 18],
      [24, 66],
    ].map(([x = 0, y = 0]) => circle(x, y, 8, sketch.solid("brass"), { stroke: palette.brass.deep })),
    gleam("M34 -58C60 -70 92 -70 106 -54", 3, 0.5),
  );
}

/** What straps are changed with: a steel pen with a fork and a pin, and two spring bars. */
export function drawSpringBarTool({ sketch, body, accent }: ToolPaint): string {
  const knurl = sketch.pattern(8, 8, line("M0 0L8 8M8 0L0 8", ink, 1.4, { opacity: 0.5 }));
  const spring = (transform: string) =>
    group(
      transform,
      rod(sketch, [-56, -7, 112, 14], "steel", down, 3),
      rod(sketch, [-74, -3.4, 20, 6.8], "steel", down, 2),
      rod(sketch, [54, -3.4, 20, 6.8], "steel", down, 2),
      line("M-44 -7v14M44 -7v14", palette.steel.deep, 2),
    );
  return group(
    "",
    group(
      "translate(210 300)rotate(28)",
      turned(sketch, "M-9 -190H9L6 -250L12 -290H6L0 -266L-6 -290H-12L-6 -250Z", "steel", across),
      piece(sketch, "M-16 -196Q-16 -204 -8 -204H8Q16 -204 16 -196L20 -150H-20Z", accent, across),
      turned(sketch, "M-20 -150H20L22 130H-22Z", body, across),
      path("M-21 -96H21L22 84H-22Z", knurl),
      gleam("M-11 -140L-12 120", 4, 0.7),
      piece(sketch, "M-22 130H22L17 182Q16 190 8 190H-8Q-16 190 -17 182Z", accent, across),
      turned(sketch, "M-8 190H8L4 250L2.4 280H-2.4L-4 250Z", "steel", across),
      seam("M-20 -150H20M-22 130H22", 0.6),
    ),
    spring("translate(376 336)rotate(-34)scale(1.15)"),
    spring("translate(396 420)rotate(16)scale(1.15)"),
  );
}
