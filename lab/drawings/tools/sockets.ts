import { ink, palette, sans } from "../palette";
import { across, alongLight, down, type Sketch } from "../sketch";
import { circle, d, el, group, line, path, rect, ring, scaleRing } from "../svg";
import { gleam, piece, ribs, rod, seam, type ToolPaint, turned } from "./tool-parts";

const hexagon = (r: number): string =>
  d`M${r} 0L${r * 0.5} ${r * 0.866}H${-r * 0.5}L${-r} 0L${-r * 0.5} ${-r * 0.866}H${r * 0.5}Z`;

/** The round head of a ratchet around 0 0, with its square drive and its lever. */
function head({ sketch, accent }: ToolPaint, r: number): string {
  return (
    turned(
      sketch,
      d`M${-r * 0.36} ${r * 1.5}C${-r * 0.5} ${r * 1.1} ${-r} ${r * 0.7} ${-r} 0A${r} ${r} 0 1 1 ${r} 0C${r} ${r * 0.7} ${r * 0.5} ${r * 1.1} ${r * 0.36} ${r * 1.5}Z`,
      "steel",
      alongLight,
    ) +
    circle(0, 0, r * 0.76, sketch.solid("graphite"), { stroke: palette.steel.deep }) +
    scaleRing(r * 0.72, r * 0.12, 44, 1.6, palette.black.deep) +
    circle(0, 0, r * 0.5, sketch.solid("steel"), { stroke: palette.black.shade }) +
    rect(-r * 0.25, -r * 0.25, r * 0.5, r * 0.5, sketch.bar("steel", alongLight), 2, {
      transform: "rotate(18)",
      stroke: palette.steel.deep,
    }) +
    circle(0, 0, r * 0.08, palette.graphite.deep) +
    piece(
      sketch,
      d`M${r * 0.5} ${r * 0.62}L${r * 1.22} ${r * 0.86}Q${r * 1.34} ${r * 1.02} ${r * 1.16} ${r * 1.1}L${r * 0.34} ${r * 0.94}Z`,
      accent,
    ) +
    gleam(d`M${-r * 0.86} ${-r * 0.2}A${r * 0.88} ${r * 0.88} 0 0 1 ${-r * 0.1} ${-r * 0.88}`, 3, 0.85)
  );
}

/** A click torque wrench: ratchet head, a tube of a length, a scale with its figures, a knurled grip that sets it. */
function torqueWrench(paint: ToolPaint, tube: number, scale: readonly string[]): string {
  const { sketch, body, accent } = paint;
  const knurl = sketch.pattern(
    9,
    9,
    line("M0 0L9 9M9 0L0 9", ink, 1.6, { opacity: 0.55 }),
    line("M0 1.4L9 10.4", "#fff", 0.8, { opacity: 0.25 }),
  );
  const figures = scale.map((text, i) => el("text", { x: 20, y: 46 + i * 17 }, text));
  const ticks = Array.from({ length: 19 }, (_, i) => d`M-18 ${36 + i * 5}h${i % 3 === 0 ? 14 : 8}`).join("");
  return group(
    "translate(250 300)rotate(31)",
    rod(sketch, [-14, 26 - tube, 28, tube], "steel", across, 2),
    gleam(d`M-7 ${36 - tube}V16`, 3, 0.8),
    group(d`translate(0 ${-26 - tube})`, head(paint, 46)),
    piece(sketch, "M-22 8H22Q26 8 26 14V30H-26V14Q-26 8 -22 8Z", "graphite", across),
    rect(-25, 30, 50, 108, sketch.bar("silver", across)),
    line(ticks, palette.graphite.deep, 1.4),
    el(
      "g",
      {
        "font-family": sans,
        "font-size": 12.5,
        "font-weight": 700,
        "text-anchor": "end",
        fill: palette.graphite.deep,
      },
      ...figures,
    ),
    piece(sketch, "M-28 134H28V150H-28Z", accent, across),
    piece(sketch, "M-27 150H27L29 300Q29 312 20 312H-20Q-29 312 -29 300Z", body, across),
    path("M-25 158H25L27 290H-27Z", knurl),
    gleam("M-17 156L-18 300", 5, 0.35),
    piece(sketch, "M-26 310H26V322Q26 336 12 336H-12Q-26 336 -26 322Z", accent, across),
    seam("M-25 322H25", 0.5),
  );
}

/** A half-inch torque wrench, for wheels. */
export const drawTorqueWrench = (paint: ToolPaint): string =>
  torqueWrench(paint, 232, ["220", "180", "140", "100", "60", "20"]);

/** A shorter one for small screws. */
export const drawSmallTorqueWrench = (paint: ToolPaint): string =>
  torqueWrench(paint, 130, ["60", "50", "40", "30", "15", "5"]);

/** A reversible ratchet with a two-component grip. */
export function drawRatchet(paint: ToolPaint): string {
  const { sketch, body, accent } = paint;
  return group(
    "translate(250 300)rotate(-36)",
    turned(sketch, "M-17 -130L17 -130L14 10H-14Z", "steel", across),
    gleam("M-8 -120L-6 4", 3, 0.8),
    group("translate(0 -214)", head(paint, 66)),
    piece(
      sketch,
      "M-18 2H18Q24 10 25 30L32 210Q36 250 26 270Q0 286 -26 270Q-36 250 -32 210L-25 30Q-24 10 -18 2Z",
      body,
      across,
    ),
    piece(sketch, "M-11 40Q0 32 11 40L17 214Q0 230 -17 214Z", accent, across),
    ribs("M-8 66h16M-9 84h18M-10 102h20M-11 120h22M-12 138h24M-12 156h24M-13 174h26M-13 192h26", 3),
    gleam("M-20 26L-27 214", 4, 0.4),
    circle(0, 254, 9, palette.black.deep, { stroke: palette.steel.light, "stroke-width": 3 }),
  );
}

/** A socket seen from its end. */
function socketEnd(sketch: Sketch): string {
  return (
    circle(0, 0, 20, sketch.solid("steel"), { stroke: palette.steel.deep }) +
    ring(0, 0, 16.5, palette.steel.glint, 1.4, { opacity: 0.9 }) +
    path(hexagon(12.5), palette.black.shade) +
    path(hexagon(12.5), "none", { stroke: palette.steel.deep, transform: "translate(1 1.4)" })
  );
}

/** An open case: sockets in rows, a small ratchet, extensions, and bits in the lid. */
export function drawSocketCase(paint: ToolPaint): string {
  const { sketch, body, accent } = paint;
  const end = sketch.part(socketEnd(sketch));
  const pocket = sketch.part(circle(0, 2, 23, palette.black.deep));
  const rowOf = (y: number, sizes: readonly number[], left: number, step: number) =>
    sizes
      .map((scale, i) => {
        const at = d`translate(${left + i * step} ${y})`;
        return pocket(d`${at}scale(${scale})`) + end(d`${at}scale(${scale})`);
      })
      .join("");
  const bit = sketch.part(
    rect(-5, -16, 10, 22, sketch.bar("steel", across), 1.5),
    path("M-3.4 -16L-2 -27H2L3.4 -16Z", sketch.bar("graphite", across)),
  );
  const bits = Array.from({ length: 14 }, (_, i) => bit(d`translate(${90 + i * 24.6} 172)`));
  return group(
    "",
    piece(sketch, "M46 118Q46 100 64 100H436Q454 100 454 118V238H46Z", body, down),
    rect(64, 118, 372, 106, palette.black.base, 10),
    rect(76, 172, 348, 22, sketch.solid(accent, down), 5),
    ...bits,
    piece(sketch, "M80 200H420V214H80Z", "graphite", down),
    rect(120, 232, 44, 18, palette.graphite.light, 4) + rect(336, 232, 44, 18, palette.graphite.light, 4),
    piece(sketch, "M40 244H460V468Q460 490 438 490H62Q40 490 40 468Z", body, down),
    rect(58, 260, 384, 212, palette.black.base, 12),
    rect(58, 260, 384, 5, palette.black.deep, 2),
    rowOf(292, [0.62, 0.66, 0.7, 0.74, 0.8, 0.86, 0.92, 0.98], 86, 46.6),
    group(
      "translate(248 364)",
      rect(-170, -16, 302, 32, palette.black.deep, 16),
      turned(sketch, "M-60 -8H60V8H-60Z", "steel"),
      piece(sketch, "M-160 -12Q-170 0 -160 12L-60 10V-10Z", accent, down),
      ribs("M-146 -6v12M-134 -6v12M-122 -6v12M-110 -6v12M-98 -6v12M-86 -6v12", 2.4),
      group("translate(104 0)rotate(90)", head(paint, 31)),
    ),
    rowOf(434, [1.02, 1.08, 1.14], 88, 54),
    group(
      "translate(330 434)",
      rect(-92, -12, 196, 24, palette.black.deep, 12),
      turned(sketch, "M-84 -7H62V7H-84Z", "steel"),
      turned(sketch, "M62 -11H98V11H62Z", "steel"),
      rect(-98, -5, 14, 10, palette.steel.shade, 1),
    ),
    piece(sketch, "M150 486H214V504H150Z", "graphite", down),
    piece(sketch, "M286 486H350V504H286Z", "graphite", down),
    gleam("M58 250H442", 2, 0.5) + gleam("M66 106H434", 2, 0.45),
  );
}

/** Sockets on two rails, seen from the side, from small to large. */
export function drawSocketRails({ sketch, body, accent }: ToolPaint): string {
  const sizes = ["8", "10", "11", "12", "13", "14", "15", "17", "19", "21", "22", "24"];
  const socket = (width: number, height: number) => {
    const w = width / 2;
    return (
      turned(
        sketch,
        d`M${-w * 0.86} 0L${-w * 0.86} ${-height * 0.4}L${-w} ${-height * 0.5}V${-height + 4}Q${-w} ${-height} ${-w + 4} ${-height}H${w - 4}Q${w} ${-height} ${w} ${-height + 4}V${-height * 0.5}L${w * 0.86} ${-height * 0.4}V0Z`,
        "steel",
        across,
      ) +
      rect(-w * 0.86, -height * 0.24, w * 1.72, 3, ink, 0, { opacity: 0.35 }) +
      el("ellipse", {
        cx: 0,
        cy: -height + 2,
        rx: w * 0.8,
        ry: Math.max(3, w * 0.2),
        fill: palette.black.shade,
      })
    );
  };
  const rowOf = (from: number, y: number) => {
    const places = Array.from({ length: 6 }, (_, i) => from + i);
    let x = 64;
    return places
      .map((n) => {
        const width = 38 + n * 2.9;
        const at = x + width / 2;
        x += width + (from === 0 ? 24 : 9);
        return group(
          d`translate(${at} ${y})`,
          socket(width, 74 + n * 5),
          el("text", { x: 0, y: 25 }, sizes[n] ?? ""),
        );
      })
      .join("");
  };
  const rail = (y: number) =>
    piece(
      sketch,
      d`M40 ${y}H462Q470 ${y} 470 ${y + 8}V${y + 26}Q470 ${y + 34} 462 ${y + 34}H40Q32 ${y + 34} 32 ${y + 26}V${y + 8}Q32 ${y} 40 ${y}Z`,
      body,
      down,
    ) +
    rect(32, y + 29, 438, 4, palette[accent].base) +
    gleam(d`M42 ${y + 4}H460`, 2, 0.5);
  const labels = {
    "font-family": sans,
    "font-size": 17,
    "font-weight": 700,
    "text-anchor": "middle",
    fill: palette.white.base,
  };
  return group(
    "rotate(-5 250 300)",
    rail(252) + el("g", labels, rowOf(0, 252)),
    rail(444) + el("g", labels, rowOf(6, 444)),
  );
}
