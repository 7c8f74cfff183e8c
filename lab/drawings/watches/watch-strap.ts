import { ink, palette } from "../palette";
import { across, down, type Sketch } from "../sketch";
import { circle, d, line, path, rect } from "../svg";
import { type Band, outlineOf } from "./watch-band";
import { bracelet, integrated, jubilee } from "./watch-bracelet";
import type { Strap, WatchDrawing } from "../../../api/demo/catalogue/watch-drawing";
import type { CaseForm } from "./watch-form";

/** The strap's turn into the depth, and the light on its shoulder. */
function drawTurn(sketch: Sketch, band: Band): string {
  const fall = sketch.linear(
    [
      [0, ink, 0.62],
      [0.14, ink, 0.34],
      [0.3, "#fff", 0.1],
      [0.5, "#fff", 0],
      [0.8, ink, 0],
      [1, ink, 0.32],
    ],
    down,
  );
  const sides = sketch.linear(
    [
      [0, "#fff", 0.16],
      [0.1, "#fff", 0],
      [0.86, ink, 0],
      [1, ink, 0.32],
    ],
    across,
  );
  const outline = outlineOf(band);
  return path(outline, sides) + path(outline, fall);
}

function leather(sketch: Sketch, band: Band, strap: Strap): string {
  const { light, base, shade } = palette[strap.colour];
  const thread = palette[strap.accent ?? strap.colour].light;
  const outline = outlineOf(band);
  const [x, tip] = [band.half - 8, band.half * 0.87 - 8];
  const seam = (side: 1 | -1) =>
    d`M${x * side} ${band.start}C${x * side} ${band.end + 40} ${(tip + 1) * side} ${band.end + 38} ${tip * side} ${band.end + 12}`;
  const stitch = { "stroke-dasharray": "6.5 3.5", "stroke-linecap": "round" };
  return (
    path(
      outline,
      sketch.linear(
        [
          [0, base],
          [0.22, light],
          [0.6, base],
          [1, shade],
        ],
        across,
      ),
    ) +
    line(seam(-1) + seam(1), palette[strap.colour].deep, 3.4, { opacity: 0.5 }) +
    line(seam(-1) + seam(1), thread, 1.7, stitch)
  );
}

function rally(sketch: Sketch, band: Band, strap: Strap): string {
  const { deep } = palette.black;
  const place = sketch.part(
    circle(0, 0, 9, deep),
    line("M-8.6 2A9 9 0 0 0 8.6 2", palette[strap.colour].glint, 1, { opacity: 0.5 }),
  );
  const holes = [38, 64, 91].map((drop) => place(d`translate(0 ${band.end + drop})`));
  return leather(sketch, band, strap) + holes.join("");
}

function rivets(sketch: Sketch, band: Band, strap: Strap): string {
  const stud = (x: number, y: number) =>
    circle(x + 1, y + 2, 5.4, ink, { opacity: 0.4 }) + circle(x, y, 5.2, sketch.solid("steel"));
  const y = band.end + 62;
  return leather(sketch, band, strap) + stud(-46, y) + stud(46, y) + stud(-47, y + 26) + stud(47, y + 26);
}

function nato(sketch: Sketch, band: Band, strap: Strap): string {
  const weave = sketch.pattern(4, 4, line("M0 1H4M0 3H2M3 3H4", ink, 0.7, { opacity: 0.22 }));
  const stripe = strap.accent === undefined ? "" : band.half * 0.22;
  const middle =
    stripe === ""
      ? ""
      : path(
          d`M${-stripe} ${band.start}L${-stripe * 0.87} ${band.end - 3}H${stripe * 0.87}L${stripe} ${band.start}Z`,
          palette[strap.accent ?? "red"].base,
        );
  return path(outlineOf(band), palette[strap.colour].base) + middle + path(outlineOf(band), weave);
}

function rubber(sketch: Sketch, band: Band, strap: Strap): string {
  const { light, base, shade, deep } = palette[strap.colour];
  const w = band.half * 0.42;
  const grooves = [0, 1, 2, 3, 4].map(
    (i) =>
      rect(-w + i * 0.8, band.end + 30 + i * 15, w * 2 - i * 1.6, 5, deep, 2.5) +
      rect(-w + 2, band.end + 34.4 + i * 15, w * 2 - 4, 0.8, light, 0, { opacity: 0.7 }),
  );
  return (
    path(
      outlineOf(band),
      sketch.linear(
        [
          [0, shade],
          [0.14, light],
          [0.3, base],
          [0.8, base],
          [1, shade],
        ],
        across,
      ),
    ) + grooves.join("")
  );
}

function mesh(sketch: Sketch, band: Band, { colour }: Strap): string {
  const { light, shade, deep, glint } = palette[colour];
  const weave = sketch.pattern(
    7,
    6,
    rect(0, 0, 7, 6, shade),
    line("M0 0L3.5 3L7 0M0 6L3.5 3L7 6", deep, 1.6),
    line("M.6 1.4L3.2 3.6M6.4 1.4L3.8 3.6", glint, 1.1),
    line("M0 3.6H1.4M5.6 3.6H7", light, 1.2),
  );
  return path(outlineOf(band), weave);
}

const weavings: Record<
  Exclude<Strap["style"], "chain">,
  (sketch: Sketch, band: Band, strap: Strap) => string
> = {
  leather,
  rally,
  rivets,
  nato,
  rubber,
  mesh,
  bracelet,
  jubilee,
  integrated,
};

/** Both halves of the strap, to be laid under the case. */
export function drawStrap(
  sketch: Sketch,
  form: CaseForm,
  { strap, shape }: Pick<WatchDrawing, "strap"> & { shape: string },
): string {
  if (strap.style === "chain") return "";
  const wide = strap.style === "integrated" ? 104 : form.halfStrap + 3;
  const band = { half: wide, start: shape === "tonneau" ? -120 : -100, end: -256 };
  const place = sketch.part(weavings[strap.style](sketch, band, strap), drawTurn(sketch, band));
  return place("") + place("scale(1 -1)");
}
