import { ink, palette } from "../../palette";
import { across, down, type Sketch } from "../../sketch";
import { circle, d, group, line, path, rect, ring, scaleRing } from "../../svg";
import type { DigitalWatchDrawing, WatchDrawing } from "../../../../api/demo/catalogue/watch-drawing";
import { caseForms } from "../watch-form";
import { drawClasp, drawStrapLoop, type Profile } from "./watch-loop";

function lugs(sketch: Sketch, { half, thickness, metal }: Profile): string {
  const t = thickness;
  const course = d`M${t * 0.2} ${-half + 36}C${t * 0.2} ${-half - 2} ${t * 0.42} ${-half - 22} ${t + 2} ${-half - 24}Q${t + 14} ${-half - 22} ${t + 12} ${-half - 10}C${t + 8} ${-half + 4} ${t} ${-half + 12} ${t} ${-half + 40}Z`;
  const horn = path(course, sketch.solid(metal), { stroke: palette[metal].shade, "stroke-width": 0.8 });
  return horn + group("scale(1 -1)", horn);
}

function drawCrown(sketch: Sketch, x: number, { watch, metal }: Profile): string {
  const knob = (y: number, r: number, teeth: number) =>
    circle(x + 2, y + 3, r + 1, ink, { opacity: 0.3 }) +
    circle(x, y, r, sketch.solid(metal), { stroke: palette[metal].deep }) +
    scaleRing(r, 5, teeth, 1.8, palette[metal].deep, { transform: d`translate(${x} ${y})`, opacity: 0.7 }) +
    ring(x, y, r * 0.5, palette[metal].shade, 1.2);
  if (watch.kind === "digital")
    return [-58, 58]
      .map((y) =>
        rect(x - 11, y - 15, 22, 30, sketch.bar(watch.body === "gold" ? "gold" : "steel", across), 5),
      )
      .join("");
  if (watch.crown === "cabochon") return knob(0, 15, 20) + circle(x, 0, 9, sketch.solid("blue"));
  const crown = knob(0, watch.crown === "onion" ? 23 : 19, watch.crown === "onion" ? 14 : 28);
  if (watch.crown === "pushers") return knob(-76, 13, 1) + crown + knob(76, 13, 1);
  if (watch.crown !== "guarded") return crown;
  const guard = path(
    d`M${x - 16} -48Q${x} -40 ${x + 16} -48L${x + 13} -20Q${x} -30 ${x - 13} -20Z`,
    sketch.bar(metal, across),
  );
  return guard + group("scale(1 -1)", guard) + crown;
}

function drawBezelEdge(sketch: Sketch, { watch, half, metal }: Profile, width: number): string {
  if (watch.kind === "digital")
    return rect(
      -width,
      26 - half,
      width + 4,
      half * 2 - 52,
      sketch.bar(watch.accent === "black" ? metal : "graphite", down),
      5,
    );
  const { style, colour } = watch.bezel;
  const tone =
    style === "dive" || style === "gmt" || style === "smooth" || style === "slim" ? metal : (colour ?? metal);
  const inset = style === "slim" ? 22 : 12;
  const body = rect(-width, inset - half, width + 3, (half - inset) * 2, sketch.bar(tone), 4);
  if (style === "smooth" || style === "slim" || style === "faceted") return body;
  const grip = d`M${-width / 2} ${inset + 4 - half}V${half - inset - 4}`;
  const teeth = line(grip, palette[tone].deep, width - 2, {
    "stroke-dasharray": style === "fluted" ? "1.6 3" : "3 6",
    opacity: 0.7,
  });
  const insert =
    colour && tone !== colour
      ? rect(-width - 4, inset + 5 - half, 5, (half - inset - 5) * 2, palette[colour].base, 2)
      : "";
  return body + teeth + insert;
}

function drawProfile(sketch: Sketch, profile: Profile): string {
  const { half, thickness, metal, watch } = profile;
  const bezel = thickness * 0.24;
  const domed = watch.kind === "watch" && watch.bezel.style !== "faceted" ? thickness * 0.16 + 4 : 4;
  const glass = path(
    d`M${-bezel} ${30 - half}Q${-bezel - domed * 2} 0 ${-bezel} ${half - 30}Z`,
    sketch.linear(
      [
        [0, "#fff", 0.95],
        [0.5, palette.silver.light, 0.75],
        [1, palette.steel.shade, 0.8],
      ],
      down,
    ),
    { stroke: palette.steel.base, "stroke-width": 0.8 },
  );
  const band = d`M0 ${14 - half}Q0 ${6 - half} 8 ${5 - half}H${thickness * 0.6}Q${thickness * 0.76} ${8 - half} ${thickness * 0.78} ${34 - half}V${half - 34}Q${thickness * 0.76} ${half - 8} ${thickness * 0.6} ${half - 5}H8Q0 ${half - 6} 0 ${half - 14}Z`;
  return (
    glass +
    rect(thickness * 0.74, 30 - half, thickness * 0.2, (half - 30) * 2, sketch.bar(metal), 5) +
    drawBezelEdge(sketch, profile, bezel) +
    path(band, sketch.solid(metal, down), { stroke: palette[metal].shade, "stroke-width": 0.8 }) +
    line(d`M4 ${18 - half}V${half - 18}`, "#fff", 2.4, { opacity: 0.75, "stroke-linecap": "round" }) +
    drawCrown(sketch, thickness * 0.38, profile)
  );
}

/** A watch from the side of its crown, on its strap; `millimetres` is the height of its case. */
export function drawWatchSide(
  sketch: Sketch,
  watch: WatchDrawing | DigitalWatchDrawing,
  millimetres: number,
): string {
  const isDigital = watch.kind === "digital";
  const form = caseForms[watch.shape === "square" && isDigital ? "square" : watch.shape];
  const scale = isDigital ? 1 : 0.88 + (watch.diameter - 33) * 0.017;
  const profile: Profile = {
    watch,
    metal: isDigital ? watch.body : watch.metal,
    half: form.halfHeight,
    thickness: millimetres * 6.6,
  };
  const size = scale * 1.08;
  const middle = (profile.thickness + 256) / 2;
  return group(
    d`translate(${250 - middle * size} 300)scale(${Number(size.toFixed(3))})`,
    drawStrapLoop(sketch, profile),
    drawClasp(sketch, profile),
    lugs(sketch, profile),
    drawProfile(sketch, profile),
  );
}
