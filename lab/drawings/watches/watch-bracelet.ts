import { palette } from "../palette";
import { down, type Sketch } from "../sketch";
import { d, el, group, rect } from "../svg";
import { type Band, outlineOf } from "./watch-band";
import type { Strap } from "../../../api/demo/catalogue/watch-drawing";

/** Rows of links that get lower as the bracelet curves away; `row` is drawn `half` wide and 24 high. */
function rows(sketch: Sketch, band: Band, row: string, height: number, gap: Strap["colour"]): string {
  const place = sketch.part(row);
  const links: string[] = [];
  for (let y = band.start, h = height, i = 0; y > band.end + 2; i++) {
    const share = (y - band.end) / (band.start - band.end);
    h = height * (0.42 + 0.58 * Math.sqrt(share));
    links.push(place(d`translate(0 ${y - h})scale(${0.87 + 0.13 * Math.min(1, share * 1.7)} ${h / 24})`));
    y -= h;
    if (i > 24) break;
  }
  return el(
    "g",
    { "clip-path": sketch.clip(el("path", { d: outlineOf(band) })) },
    rect(-band.half, band.end - 8, band.half * 2, band.start - band.end + 8, palette[gap].deep),
    ...links,
  );
}

function link(sketch: Sketch, colour: Strap["colour"], x: number, width: number, drop = 0): string {
  const { glint, light, base, shade, deep } = palette[colour];
  return rect(
    x + 0.5,
    0.6 + drop,
    width - 1,
    22.8,
    sketch.linear(
      [
        [0, base],
        [0.1, glint],
        [0.26, light],
        [0.62, base],
        [0.9, shade],
        [1, deep],
      ],
      down,
    ),
    2.6,
  );
}

/** Links in three rows. */
export function bracelet(sketch: Sketch, band: Band, strap: Strap): string {
  const [outer, inner] = [band.half * 0.56, band.half * 0.88];
  const row =
    link(sketch, strap.colour, -band.half, outer) +
    link(sketch, strap.colour, band.half - outer, outer) +
    link(sketch, strap.accent ?? strap.colour, -inner / 2, inner);
  return rows(sketch, band, row, 27, strap.colour);
}

/** Small links in five rows. */
export function jubilee(sketch: Sketch, band: Band, strap: Strap): string {
  const outer = band.half * 0.5;
  const bead = (band.half * 2 - outer * 2) / 3;
  const beads = [0, 1, 2].map((i) =>
    link(sketch, strap.accent ?? strap.colour, outer - band.half + i * bead, bead, i === 1 ? 0 : 0.01),
  );
  const row =
    link(sketch, strap.colour, -band.half, outer) +
    link(sketch, strap.colour, band.half - outer, outer) +
    beads.join("");
  return rows(sketch, band, row, 18, strap.colour);
}

/** Broad links that begin in the case, joined by narrow ones. */
export function integrated(sketch: Sketch, band: Band, strap: Strap): string {
  const w = band.half * 0.5;
  const row =
    link(sketch, strap.colour, -band.half, band.half * 2) +
    group("translate(0 -5.5)scale(1 .46)", link(sketch, strap.accent ?? strap.colour, -w, w * 2));
  return rows(sketch, band, row, 34, strap.colour);
}
