import { ink, palette } from "../palette";
import { across, alongLight, down, type Sketch } from "../sketch";
import { circle, d, el, group, line, path, rect, scaleRing } from "../svg";
import { gleam, piece, ribs, rod, screw, seam, type ToolPaint, turned } from "./tool-parts";

/** An adjustable wrench: fixed jaw, sliding jaw, knurled worm. */
export function drawAdjustableWrench({ sketch, body, accent }: ToolPaint): string {
  const fixed =
    "M-28 -74C-70 -96 -98 -140 -94 -190L-88 -238Q-86 -248 -76 -246L-34 -238L-24 -150L46 -156L72 -128C72 -106 50 -88 28 -74L24 -30H-26Z";
  const sliding = "M14 -140L4 -226Q4 -236 14 -236L30 -232C74 -214 98 -176 88 -132L76 -112L40 -120Z";
  return group(
    "translate(248 296)rotate(28)scale(1.06)",
    turned(sketch, sliding, "steel", alongLight),
    turned(sketch, fixed, "steel", alongLight),
    path("M-16 -128H40V-96Q12 -84 -16 -96Z", palette.black.deep),
    rod(sketch, [-12, -126, 48, 30], "steel", across, 4) +
      line("M-8 -126l6 30M0 -126l6 30M8 -126l6 30M16 -126l6 30M24 -126l6 30", ink, 2, { opacity: 0.55 }),
    line("M-89 -176L-83 -236M-32 -230L-23 -156M10 -226L19 -150", palette.steel.glint, 2.4, { opacity: 0.95 }),
    seam("M-36 -222l-9 1M-34 -208l-14 2M-33 -194l-9 1M-31 -180l-14 2M-30 -166l-9 1", 0.5),
    piece(
      sketch,
      "M-27 -44L25 -44C24 10 26 60 30 120L34 220Q34 254 2 254Q-32 254 -32 220L-30 120C-26 60 -26 10 -27 -44Z",
      body,
      across,
    ),
    path("M-14 -20Q-1 -26 12 -20L14 130Q0 138 -16 130Z", palette[accent].base),
    ribs("M-6 20h14M-6 34h14M-6 48h14M-7 62h16M-7 76h16M-8 90h18"),
    gleam("M-20 -34C-20 40 -24 100 -25 200", 3.5, 0.45),
    circle(2, 218, 15, palette.steel.shade) +
      circle(2, 218, 11, palette.black.shade) +
      gleam("M-8 226A12 12 0 0 0 12 226", 2, 0.5),
  );
}

function spanner(sketch: Sketch): string {
  const jaw =
    "M-9 -150C-34 -160 -46 -184 -40 -210L-33 -240L-15 -234L-16 -200Q0 -188 16 -200L15 -234L33 -240L40 -210C46 -184 34 -160 9 -150L8 140C28 148 40 166 40 188A40 40 0 1 1 -40 188C-40 166 -28 148 -8 140Z";
  const hole = "M0 164L21 176V200L0 212L-21 200V176Z";
  return (
    el("path", {
      d: jaw + hole,
      "fill-rule": "evenodd",
      fill: sketch.bar("steel", across),
      stroke: palette.steel.deep,
      "stroke-width": 1,
    }) +
    rect(-4, -130, 8, 250, palette.steel.shade, 4) +
    rect(-2.6, -130, 2.6, 250, palette.steel.glint, 2, { opacity: 0.8 }) +
    gleam("M-32 178A34 34 0 0 1 -6 156", 3, 0.9) +
    gleam("M-34 -208L-28 -232", 2.6, 0.9)
  );
}

/** A set of combination spanners, from large to small, in their clip. */
export function drawSpannerSet({ sketch, body, accent }: ToolPaint): string {
  const place = sketch.part(spanner(sketch));
  const scales = [1.02, 0.92, 0.82, 0.72, 0.63, 0.54];
  let x = 82;
  const set = scales.map((scale) => {
    const at = x;
    x += scale * 74 + 12;
    return place(d`translate(${at} ${322 + (1 - scale) * 40})scale(${scale})`);
  });
  const sizes = ["19", "17", "15", "13", "10", "8"].map((size, i) =>
    el("text", { x: [82, 169, 250, 322, 388, 446][i], y: 368 }, size),
  );
  return group(
    "translate(-10 -2)rotate(-4 250 300)",
    ...set,
    piece(
      sketch,
      "M40 344Q40 338 48 338H470Q478 338 478 346V374Q478 382 470 382H48Q40 382 40 374Z",
      body,
      down,
    ),
    rect(40, 376, 438, 4, palette[accent].base, 2),
    gleam("M50 342H466", 2, 0.5),
    el(
      "g",
      {
        fill: palette.white.base,
        "font-family": "ui-sans-serif, Helvetica, Arial, sans-serif",
        "font-size": 17,
        "font-weight": 700,
        "text-anchor": "middle",
      },
      ...sizes,
    ),
  );
}

function driver(
  { sketch, body, accent }: ToolPaint,
  x: number,
  length: number,
  width: number,
  tip: string,
): string {
  const w = width;
  const handle = d`M${-w} 0Q${-w} -10 ${-w * 0.4} -12H${w * 0.4}Q${w} -10 ${w} 0L${w * 0.92} 28Q${w * 1.15} 60 ${w * 1.08} 100Q${w} 130 ${w * 0.5} 138H${-w * 0.5}Q${-w} 130 ${-w * 1.08} 100Q${-w * 1.15} 60 ${-w * 0.92} 28Z`;
  return group(
    d`translate(${x} 110)`,
    rod(sketch, [-w * 0.24, 136, w * 0.48, length], "steel", across, 1),
    path(tip, sketch.bar("graphite", across), { transform: d`translate(0 ${136 + length})scale(${w / 22})` }),
    piece(sketch, handle, body, across),
    path(
      d`M${-w * 0.5} 14Q0 8 ${w * 0.5} 14L${w * 0.62} 100Q0 110 ${-w * 0.62} 100Z`,
      sketch.solid(accent, across),
    ),
    ribs(
      d`M${-w * 0.3} 34h${w * 0.6}M${-w * 0.34} 48h${w * 0.68}M${-w * 0.36} 62h${w * 0.72}M${-w * 0.38} 76h${w * 0.76}`,
      2.6,
    ),
    circle(0, -4, w * 0.34, palette[accent].shade),
    gleam(d`M${-w * 0.76} 6L${-w * 0.84} 96`, 3, 0.5),
  );
}

/** A set of screwdrivers hanging in a steel rail, each with its own tip. */
export function drawScrewdriverSet(paint: ToolPaint): string {
  const slot = "M-6 -12L-9 6H9L6 -12Z";
  const cross = "M-6 -8H6L2.5 12H-2.5Z";
  const star = "M-6 -10H6V8H-6Z";
  const drivers = [
    driver(paint, 84, 250, 30, slot),
    driver(paint, 176, 214, 28, cross),
    driver(paint, 262, 238, 25, slot),
    driver(paint, 340, 168, 23, cross),
    driver(paint, 414, 200, 20, star),
  ];
  return group(
    "rotate(3 250 300)translate(2 4)",
    ...drivers,
    piece(
      paint.sketch,
      "M32 262Q32 256 38 256H462Q468 256 468 262V284Q468 290 462 290H38Q32 290 32 284Z",
      "steel",
      down,
    ),
    screw(paint.sketch, 50, 273) + screw(paint.sketch, 450, 273),
    gleam("M44 260H456", 2, 0.7),
  );
}

/** Combination pliers: gripping jaws, cutting edges, two-component handles. */
export function drawPliers({ sketch, body, accent }: ToolPaint): string {
  const jaw = "M1 -238Q22 -238 26 -222L42 -130C50 -104 46 -74 28 -54L14 -38L1 -90Z";
  const half = (side: 1 | -1) =>
    group(
      side === 1 ? "" : "scale(-1 1)",
      piece(
        sketch,
        "M-30 -70C-10 -40 20 -10 34 30C56 90 66 150 62 226Q60 246 44 246Q30 246 29 228C30 160 22 110 2 64C-14 30 -40 0 -40 -40Z",
        body,
        side === 1
          ? across
          : [
              [1, 0],
              [0, 0],
            ],
      ),
      piece(
        sketch,
        "M29 26C50 84 60 150 57 224Q54 238 45 238Q38 236 38 224C40 150 30 92 12 46Z",
        accent,
        across,
      ),
      ribs("M36 84l14 -4M41 104l13 -3M44 124l12 -2M45 144l12 -1M46 164h12"),
    );
  return group(
    "translate(252 300)rotate(20)scale(1.08)",
    half(-1),
    half(1),
    turned(
      sketch,
      `M-1 -238Q-22 -238 -26 -222L-42 -130C-50 -104 -46 -74 -28 -54L-14 -34L14 -34L28 -54L1 -90Z`,
      "steel",
      across,
    ),
    turned(sketch, jaw, "steel", across),
    line("M0 -236V-150", ink, 2, { opacity: 0.7 }),
    line(Array.from({ length: 9 }, (_, i) => d`M-5 ${-230 + i * 6}h10`).join(""), ink, 1.6, { opacity: 0.5 }),
    path("M0 -172Q-13 -156 0 -138Q13 -156 0 -172Z", palette.black.deep),
    line("M0 -136V-96", ink, 1.6, { opacity: 0.6 }),
    gleam("M-20 -222L-36 -128", 3.5, 0.8),
    circle(0, -66, 23, sketch.solid("steel"), { stroke: palette.steel.deep }),
    scaleRing(19, 3, 36, 0.9, palette.steel.deep, { transform: "translate(0 -66)", opacity: 0.6 }),
    circle(0, -66, 9, sketch.solid("graphite")),
  );
}
