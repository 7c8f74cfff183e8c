import { ink, palette, sans } from "../palette";
import { across, alongLight, down, type Sketch } from "../sketch";
import { circle, d, el, group, line, path, polar, rect, ring, scaleRing } from "../svg";
import type { Colour } from "../../../api/demo/catalogue/colour";
import { gleam, piece, rod, seam, type ToolPaint, turned, woodGrain } from "./tool-parts";

/** The fluted part of a twist drill: `w` wide, from its point at 0 down to `length`. */
function twist(sketch: Sketch, w: number, length: number, colour: Colour): string {
  const half = w / 2;
  const pitch = w * 1.75;
  const flights = Math.floor((length - w * 0.5) / pitch);
  const flutes = Array.from({ length: flights }, (_, i) => {
    const y = w * 0.5 + i * pitch;
    return d`M${-half} ${y + pitch * 0.92}C${-half * 0.2} ${y + pitch * 0.8} ${half * 0.5} ${y + pitch * 0.3} ${half} ${y}V${y + pitch * 0.42}C${half * 0.5} ${y + pitch * 0.72} ${-half * 0.2} ${y + pitch * 1.1} ${-half} ${y + pitch * 1.28}Z`;
  }).join("");
  const edges = Array.from({ length: flights }, (_, i) => {
    const y = w * 0.5 + i * pitch;
    return d`M${half} ${y}C${half * 0.5} ${y + pitch * 0.3} ${-half * 0.2} ${y + pitch * 0.8} ${-half} ${y + pitch * 0.92}`;
  }).join("");
  return (
    path(d`M0 0L${half} ${w * 0.42}V${length}H${-half}V${w * 0.42}Z`, sketch.bar(colour, across)) +
    path(flutes, palette[colour].deep, { opacity: 0.72 }) +
    line(edges, palette[colour].glint, Math.max(0.8, w * 0.05), { opacity: 0.9 })
  );
}

/** Twist drills for metal, standing in an index with their sizes. */
export function drawTwistDrills({ sketch, body, accent }: ToolPaint): string {
  const sizes = ["10", "9", "8", "7", "6", "5", "4", "3"];
  let x = 72;
  const drills = sizes.map((text, i) => {
    const w = 33 - i * 2.8;
    const top = 84 + i * 28;
    const at = x + w / 2;
    x += w + 26;
    return {
      drill: group(d`translate(${at} ${top})`, twist(sketch, w, 336 - i * 24, "brass")),
      label: el("text", { x: at, y: 452 }, text),
    };
  });
  return group(
    "translate(0 4)rotate(-3 250 300)",
    piece(sketch, "M46 380H454Q462 380 462 388V412H38V388Q38 380 46 380Z", "black", down),
    ...drills.map(({ drill }) => drill),
    piece(
      sketch,
      "M34 404H466Q476 404 476 414V500Q476 514 462 514H38Q24 514 24 500V414Q24 404 34 404Z",
      body,
      down,
    ),
    rect(24, 488, 452, 7, palette[accent].base),
    gleam("M36 411H464", 3, 0.45),
    rect(44, 430, 412, 32, palette.black.shade, 6, { opacity: 0.55 }),
    el(
      "g",
      {
        "font-family": sans,
        "font-size": 18,
        "font-weight": 700,
        "text-anchor": "middle",
        fill: palette.white.light,
      },
      ...drills.map(({ label }) => label),
    ),
  );
}

/** Hammer drills for masonry, with carbide tips and slotted shanks. */
export function drawMasonryDrills({ sketch, body, accent }: ToolPaint): string {
  const drill = (x: number, w: number, length: number) =>
    group(
      d`translate(${x} ${520 - length - 96})`,
      group("translate(0 8)", twist(sketch, w, length, "steel")),
      path(
        d`M0 -8L${w * 0.72} ${w * 0.55}L${w * 0.5} ${w * 1.15}H${-w * 0.5}L${-w * 0.72} ${w * 0.55}Z`,
        sketch.facet("graphite"),
        { stroke: palette.black.deep, "stroke-width": 0.8 },
      ),
      rod(sketch, [-w * 0.36, length + 6, w * 0.72, 20], "steel", across, 1),
      rod(sketch, [-13, length + 22, 26, 80], "steel", across, 4),
      rect(-3.4, length + 44, 6.8, 34, palette.steel.deep, 3.4),
      rect(-13, length + 27, 26, 8, palette[accent].base),
    );
  return group(
    "translate(6 12)rotate(14 250 300)",
    drill(112, 34, 360),
    drill(182, 29, 316),
    drill(248, 25, 276),
    drill(310, 21, 238),
    drill(368, 17, 202),
    piece(
      sketch,
      "M74 396H402Q412 396 412 406V424Q412 434 402 434H74Q64 434 64 424V406Q64 396 74 396Z",
      body,
      down,
    ),
    rect(64, 425, 348, 5, palette[accent].base),
    gleam("M76 401H400", 2.4, 0.45),
  );
}

/** Forstner bits: a rim with saw teeth, a centre point, and a flat shank, in a wooden rack. */
export function drawForstnerBits({ sketch, body, accent }: ToolPaint): string {
  const bit = (x: number, r: number, shank: number) => {
    const teeth = Array.from({ length: Math.round(r / 4.5) }, (_, i) => {
      const step = (2 * r) / Math.round(r / 4.5);
      return d`M${-r + i * step} 66L${-r + i * step + step * 0.32} 80L${-r + (i + 1) * step} 66Z`;
    }).join("");
    return group(
      d`translate(${x} ${330 + shank})`,
      rod(sketch, [-9, -shank - 110, 18, shank + 122], "steel", across, 2),
      path("M-5 64L0 96L5 64Z", palette.steel.shade),
      path(teeth, palette.steel.deep),
      turned(
        sketch,
        d`M${-r * 0.5} 8H${r * 0.5}L${r} 24V62Q${r} 68 ${r - 4} 68H${-r + 4}Q${-r} 68 ${-r} 62V24Z`,
        "steel",
        across,
      ),
      path(d`M${-r * 0.1} 24L${r * 0.62} 26L${r * 0.32} 66H${-r * 0.26}Z`, palette.black.base, {
        opacity: 0.82,
      }),
      path(d`M${r * 0.62} 26L${r * 0.32} 66H${r * 0.5}L${r * 0.8} 27Z`, palette.steel.glint, {
        opacity: 0.85,
      }),
      gleam(d`M${-r * 0.78} 28V60`, 2.6, 0.85),
    );
  };
  return group(
    "translate(4 -12)",
    bit(80, 56, 84),
    bit(192, 46, 62),
    bit(286, 38, 44),
    bit(364, 30, 28),
    bit(428, 23, 14),
    piece(
      sketch,
      "M22 196H478Q484 196 484 202V264Q484 270 478 270H22Q16 270 16 264V202Q16 196 22 196Z",
      body,
      down,
    ),
    woodGrain(
      "M24 212C120 206 240 218 476 208M24 236C140 228 300 246 476 232M24 256C160 250 320 262 476 254",
    ),
    rect(16, 262, 468, 7, palette[accent].base, 3, { opacity: 0.7 }),
    gleam("M24 201H476", 2.6, 0.5),
  );
}

/** A saw blade for fine cuts: forty carbide teeth, expansion slots, a printed face. */
export function drawSawBlade({ sketch, body, accent }: ToolPaint): string {
  const r = 224;
  const count = 40;
  const step = 360 / count;
  const rim = Array.from({ length: count }, (_, i) => {
    const [[x1, y1], [x2, y2], [x3, y3]] = [
      polar(i * step, r - 22),
      polar(i * step + 1.6, r),
      polar(i * step + step * 0.62, r - 7),
    ];
    return d`${i === 0 ? "M" : "L"}${x1} ${y1}L${x2} ${y2}L${x3} ${y3}`;
  }).join("");
  const tip = sketch.part(path("M-3 -224L5 -222L5 -208L-1 -206Z", palette.graphite.base));
  const tips = Array.from({ length: count }, (_, i) => tip(d`rotate(${i * step + 1.6})`));
  const slot = sketch.part(
    line("M0 -206C14 -186 -12 -172 2 -148", palette.graphite.deep, 3),
    circle(2, -146, 5, palette.graphite.deep),
  );
  const steel = sketch.linear(
    [
      [0, palette.steel.glint],
      [0.28, palette.steel.light],
      [0.46, palette.steel.base],
      [0.58, palette.steel.glint],
      [1, palette.steel.shade],
    ],
    alongLight,
  );
  return group(
    "translate(250 300)",
    path(`${rim}Z`, steel, { stroke: palette.steel.deep, "stroke-width": 0.8 }),
    ...tips,
    scaleRing(200, 120, 240, 0.5, palette.steel.shade, { opacity: 0.35 }),
    ...[0, 72, 144, 216, 288].map((angle) => slot(d`rotate(${angle + 20})`)),
    circle(0, 0, 126, sketch.solid(body)),
    ring(0, 0, 126, palette[accent].base, 5),
    el(
      "g",
      { "font-family": sans, "text-anchor": "middle", fill: palette.white.light, "font-weight": 700 },
      el("text", { y: -58, "font-size": 44 }, "165"),
      el("text", { y: 76, "font-size": 19, "letter-spacing": 2 }, "40 TEETH"),
      el("text", { y: 100, "font-size": 15, "letter-spacing": 1.5 }, "20 mm BORE"),
    ),
    circle(0, 0, 34, palette.steel.light, { stroke: palette[body].deep, "stroke-width": 3 }),
    circle(0, 0, 25, palette.black.deep, { opacity: 0.86 }),
    ring(0, 0, 25, palette.steel.glint, 1.6),
  );
}

/** Sanding discs with dust holes, fanned out from coarse to fine. */
export function drawSandingDiscs({ sketch, body, accent }: ToolPaint): string {
  const grain = sketch.pattern(
    7,
    7,
    circle(1.6, 2, 0.9, ink, { opacity: 0.28 }),
    circle(5, 5.4, 0.8, "#fff", { opacity: 0.34 }),
    circle(5.4, 1.2, 0.6, ink, { opacity: 0.2 }),
  );
  const hole = sketch.part(circle(0, 0, 8.4, palette.black.deep, { opacity: 0.82 }));
  const holes = [
    hole(""),
    ...Array.from({ length: 6 }, (_, i) => hole(d`rotate(${i * 60})translate(0 -54)`)),
    ...Array.from({ length: 12 }, (_, i) => hole(d`rotate(${i * 30 + 15})translate(0 -108)`)),
  ];
  const punched = sketch.part(...holes);
  const disc = (x: number, y: number, turn: number, colour: Colour, grit: string) =>
    group(
      d`translate(${x} ${y})rotate(${turn})`,
      circle(2, 5, 151, ink, { opacity: 0.22 }),
      circle(0, 0, 150, sketch.solid(colour), { stroke: palette[colour].deep }),
      circle(0, 0, 150, grain),
      punched(""),
      el(
        "text",
        {
          y: 86,
          "font-family": sans,
          "font-size": 19,
          "font-weight": 700,
          "text-anchor": "middle",
          fill: palette.white.light,
          opacity: 0.9,
        },
        grit,
      ),
    );
  return group(
    "",
    disc(176, 392, -24, accent, "P 80"),
    disc(300, 318, -8, body, "P 120"),
    disc(250, 210, 8, body, "P 240"),
    seam("M132 152A150 150 0 0 1 214 68", 0.2),
    gleam("M120 176A140 140 0 0 1 196 86", 4, 0.35),
  );
}
