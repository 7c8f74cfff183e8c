import { palette, sans } from "../palette";
import { across, alongLight, down } from "../sketch";
import { circle, d, el, group, line, path, rect } from "../svg";
import { gleam, piece, ribs, rod, seam, type ToolPaint } from "./tool-parts";

/** A bent bar of round or six-sided steel along a line. */
function bar(data: string, width: number): string {
  const rounded = { "stroke-linejoin": "round" };
  return (
    line(data, palette.steel.deep, width, rounded) +
    line(data, palette.steel.base, width * 0.8, rounded) +
    line(data, palette.steel.glint, width * 0.26, {
      ...rounded,
      transform: d`translate(${-width * 0.14} ${-width * 0.14})`,
    })
  );
}

/** Nine hex keys with ball ends, nested in their holder. */
export function drawHexKeys({ sketch, body, accent }: ToolPaint): string {
  const sizes = ["10", "8", "6", "5", "4", "3", "2.5", "2", "1.5"];
  const keys = sizes.map((_, i) => {
    const width = 25 - i * 2.35;
    const x = 92 + i * 35 - i * i * 0.9;
    const top = 66 + i * 26;
    const foot = 508 - i * 9;
    const reach = 150 - i * 11;
    return (
      bar(d`M${x} ${top + 10}V${foot - 24}Q${x} ${foot} ${x + 24} ${foot}H${x + reach}`, width) +
      circle(x, top + 6, width * 0.56, sketch.solid("steel"), { stroke: palette.steel.deep })
    );
  });
  const figures = sizes
    .slice(0, 6)
    .map((text, i) => el("text", { x: 92 + i * 35 - i * i * 0.9, y: 378 }, text));
  return group(
    "translate(-18 6)rotate(-6 250 300)",
    ...keys,
    piece(
      sketch,
      "M62 322Q50 322 50 334V392Q50 404 62 404H352Q380 402 384 374V350Q382 324 354 322Z",
      body,
      down,
    ),
    rect(50, 392, 330, 6, palette[accent].base, 3),
    gleam("M62 328H352", 3, 0.45),
    el(
      "g",
      {
        "font-family": sans,
        "font-size": 16,
        "font-weight": 700,
        "text-anchor": "middle",
        fill: palette.white.light,
      },
      ...figures,
    ),
    seam("M62 344H372", 0.3),
  );
}

/** Six T-handle keys in a bench stand. */
export function drawTHandles({ sketch, body, accent }: ToolPaint): string {
  const key = (x: number, scale: number, shaft: number) =>
    group(
      d`translate(${x} 150)`,
      rod(sketch, [-5.5 * scale, 10, 11 * scale, shaft], "steel", across, 1),
      circle(0, shaft + 12, 6.4 * scale, sketch.solid("steel")),
      piece(
        sketch,
        d`M${-37 * scale} -14Q${-37 * scale} -22 ${-28 * scale} -22H${28 * scale}Q${37 * scale} -22 ${37 * scale} -14V2Q${37 * scale} 10 ${28 * scale} 12L${14 * scale} 18L${9 * scale} 44H${-9 * scale}L${-14 * scale} 18L${-28 * scale} 12Q${-37 * scale} 10 ${-37 * scale} 2Z`,
        body,
        down,
      ),
      rect(-26 * scale, -13, 52 * scale, 12, palette[accent].base, 6),
      gleam(d`M${-28 * scale} -18H${26 * scale}`, 2.4, 0.45),
    );
  return group(
    "",
    key(80, 1, 300),
    key(158, 0.95, 284),
    key(232, 0.9, 268),
    key(302, 0.85, 250),
    key(368, 0.8, 232),
    key(430, 0.74, 214),
    piece(
      sketch,
      "M36 300H464Q472 300 472 308V330Q472 338 464 338H36Q28 338 28 330V308Q28 300 36 300Z",
      "graphite",
      down,
    ),
    piece(sketch, "M44 338H84L72 492H32Z", "graphite", across),
    piece(sketch, "M416 338H456L468 492H428Z", "graphite", across),
    piece(sketch, "M22 486H478Q486 486 486 494V506H14V494Q14 486 22 486Z", "graphite", down),
    gleam("M40 305H460", 2.4, 0.4),
  );
}

/** A box of screwdriver bits, open, with their holder in front. */
export function drawBitSet({ sketch, body, accent }: ToolPaint): string {
  const collars = ["red", "red", "red", "blue", "blue", "green", "green", "yellow"] as const;
  const bit = sketch.part(
    rect(-10, 0, 20, 58, sketch.bar("steel", across), 2),
    path("M-7 0L-5 -22H5L7 0Z", sketch.bar("graphite", across)),
    path("M-5 -22L-3.4 -36H3.4L5 -22Z", palette.steel.shade),
  );
  const rowOf = (y: number) =>
    collars
      .map((colour, i) => {
        const x = 92 + i * 45;
        return bit(d`translate(${x} ${y})`) + rect(x - 10, y + 9, 20, 7, palette[colour].base);
      })
      .join("");
  return group(
    "rotate(-4 250 300)",
    piece(
      sketch,
      "M44 150Q44 126 68 126H432Q456 126 456 150V452Q456 476 432 476H68Q44 476 44 452Z",
      body,
      down,
    ),
    rect(62, 144, 376, 314, palette.black.base, 14),
    rowOf(194),
    piece(sketch, "M66 230H434V270H66Z", "graphite", down),
    rect(66, 262, 368, 5, palette[accent].base),
    rowOf(324),
    piece(sketch, "M66 360H434V400H66Z", "graphite", down),
    rect(66, 392, 368, 5, palette[accent].base),
    group(
      "translate(250 430)",
      rect(-120, -16, 240, 32, palette.black.deep, 16),
      rod(sketch, [-108, -9, 110, 18], "steel", down, 3),
      rod(sketch, [2, -13, 86, 26], "steel", down, 5),
      ribs("M26 -8v16M38 -8v16M50 -8v16", 2.4),
      rect(88, -6, 22, 12, palette.black.shade, 2),
    ),
    gleam("M66 133H434", 3, 0.45),
    seam("M52 150V452", 0.3),
    path("M214 472H286V486Q286 492 280 492H220Q214 492 214 486Z", sketch.solid(accent, alongLight)),
  );
}
