import { ink, palette } from "../palette";
import { alongLight, type Sketch } from "../sketch";
import { circle, d, el, path, polar, rect, ring, scaleRing } from "../svg";
import type { WatchDrawing } from "../../../api/demo/catalogue/watch-drawing";
import type { CaseForm } from "./watch-form";
import { drawDive, drawTachymeter, drawTwoTimes } from "./watch-scales";

/** How far in from the case's edge each bezel leaves the dial. */
export const bezelWidths: Record<WatchDrawing["bezel"]["style"], number> = {
  slim: 15,
  smooth: 25,
  fluted: 32,
  faceted: 36,
  dive: 39,
  gmt: 39,
  tachymeter: 36,
};

function drawFluted(sketch: Sketch, r: number, { metal, bezel }: WatchDrawing): string {
  const colour = bezel.colour ?? metal;
  const { glint, deep } = palette[colour];
  const slope = sketch.linear(
    [
      [0, palette[colour].light],
      [0.3, glint],
      [0.5, palette[colour].base],
      [0.7, glint],
      [1, palette[colour].shade],
    ],
    alongLight,
  );
  return (
    ring(0, 0, r - 17, slope, 27) +
    scaleRing(r - 4, 26, 72, 3.2, deep, { opacity: 0.55 }) +
    scaleRing(r - 4, 26, 72, 1.3, glint, { transform: "rotate(1.6)" }) +
    ring(0, 0, r - 30.5, deep, 1.5)
  );
}

function drawFaceted(sketch: Sketch, form: CaseForm, { metal }: WatchDrawing): string {
  const { glint, light, base, deep } = palette[metal];
  const brushed = sketch.linear(
    [
      [0, light],
      [0.4, base],
      [0.55, light],
      [1, base],
    ],
    alongLight,
  );
  const screw = (angle: number) => {
    const [x, y] = polar(angle, form.halfWidth - 17);
    return (
      circle(x, y, 5.4, base, { stroke: deep }) +
      rect(x - 4.6, y - 0.7, 9.2, 1.4, ink, 0, {
        transform: d`rotate(${angle + 90} ${x} ${y})`,
        opacity: 0.7,
      })
    );
  };
  return (
    path(form.outline(5), brushed) +
    el("path", { d: form.outline(6), fill: "none", stroke: glint, "stroke-width": 1.5, opacity: 0.9 }) +
    [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map(screw).join("")
  );
}

function drawPlain(sketch: Sketch, form: CaseForm, width: number, { metal }: WatchDrawing): string {
  const { glint, base, deep, light, shade } = palette[metal];
  const slope = sketch.linear(
    [
      [0, shade],
      [0.25, light],
      [0.48, glint],
      [0.56, base],
      [1, deep],
    ],
    alongLight,
  );
  const outer = form.outline(form.roundDial && form.outline(0).includes("A") ? 5 : 6);
  return (
    path(outer, slope) +
    el("path", { d: form.outline(width - 4), fill: "none", stroke: glint, "stroke-width": 1.2, opacity: 0.8 })
  );
}

/** The bezel between the case's edge and the dial. */
export function drawBezel(sketch: Sketch, form: CaseForm, watch: WatchDrawing): string {
  const r = watch.shape === "cushion" ? form.halfWidth - 6 : form.halfWidth - 1;
  const seat = watch.shape === "cushion" ? circle(0, 0, r + 1, sketch.bar(watch.metal, alongLight)) : "";
  const style = watch.bezel.style;
  if (style === "dive") return seat + drawDive(sketch, r, watch);
  if (style === "gmt") return seat + drawTwoTimes(sketch, r, watch);
  if (style === "tachymeter") return seat + drawTachymeter(sketch, r, watch);
  if (style === "fluted") return drawFluted(sketch, r, watch);
  if (style === "faceted") return drawFaceted(sketch, form, watch);
  return drawPlain(sketch, form, bezelWidths[style], watch);
}
