import { ink, palette } from "../palette";
import { circle, d, el, group, path, rect, scaleRing } from "../svg";
import type { WatchDrawing } from "../../../api/demo/catalogue/watch-drawing";
import { type Face, openHours } from "./watch-face";
import { field, figures, observer, pilot, romanFigures, school } from "./watch-figures";

function around(face: Face, draw: (transform: string, hour: number) => string, inset = 0): string {
  const marks = openHours(face).map((hour) => {
    const [x, y] = face.form.edge(hour * 30, face.inset + inset);
    return draw(d`translate(${x} ${y})rotate(${hour * 30})`, hour);
  });
  return marks.join("");
}

/** A raised mark with its own small shadow, drawn once and turned to every hour. */
function applied(face: Face, width: number, length: number, from: number, lume?: string): string {
  const { sketch, watch } = face;
  const mark = (w: number) =>
    rect(-w / 2 + 1.2, from + 1.6, w, length, ink, 0.6, { opacity: 0.28 }) +
    rect(-w / 2, from, w, length, sketch.facet(watch.indices.colour), 0.6) +
    (lume === undefined ? "" : rect(-w / 2 + 1.4, from + 2, w - 2.8, length - 4, lume, 0.4));
  const place = sketch.part(mark(width));
  return around(face, (transform, hour) =>
    hour === 12
      ? group(
          transform,
          group(d`translate(${-width * 0.75} 0)`, mark(width)),
          group(d`translate(${width * 0.75} 0)`, mark(width)),
        )
      : place(transform),
  );
}

function dots(face: Face): string {
  const { sketch, watch, radius } = face;
  const colour = palette[watch.indices.colour];
  const lume = palette.white.light;
  const place = sketch.part(
    circle(1, 15.5, 7.4, ink, { opacity: 0.3 }),
    circle(0, 14, 7.4, colour.light),
    circle(0, 14, 5.8, lume),
  );
  const bar = (w: number, h: number) =>
    rect(-w / 2, 6, w, h, colour.light, 1.5) + rect(-w / 2 + 1.6, 7.6, w - 3.2, h - 3.2, lume, 1);
  const triangle = path("M-12 5H12L0 27Z", colour.light) + path("M-8.6 7H8.6L0 23Z", lume);
  const long = radius * 0.2;
  return around(face, (transform, hour) => {
    if (hour === 12) return group(transform, triangle);
    return hour % 3 === 0 ? group(transform, bar(9.5, long)) : place(transform);
  });
}

function wedges(face: Face): string {
  const { sketch, watch, radius } = face;
  const h = radius * 0.19;
  const place = sketch.part(
    path(d`M-3.8 8.5H6.2L1.6 ${h + 8}Z`, ink, { opacity: 0.25 }),
    path(d`M-5 7H5L.8 ${h + 7}H-.8Z`, sketch.facet(watch.indices.colour)),
  );
  return around(face, (transform) => place(transform));
}

function minuteTrack(face: Face, fill: string): string {
  const { form, inset, radius, watch } = face;
  if (form.roundDial) {
    const r = radius - 3;
    return scaleRing(r, 5, 60, 1.1, fill, { opacity: 0.85 }) + scaleRing(r, 6, 12, 2, fill);
  }
  if (watch.indices.style !== "roman" && watch.indices.style !== "arabic") return "";
  const at = inset + (watch.shape === "tonneau" ? 50 : 38);
  const rail = (offset: number) =>
    el("path", { d: form.outline(at + offset), fill: "none", stroke: fill, "stroke-width": 0.8 });
  const ties = {
    fill: "none",
    stroke: fill,
    "stroke-width": 5,
    pathLength: 60,
    "stroke-dasharray": "0.14 0.86",
    "stroke-dashoffset": 0.07,
  };
  return rail(-2.5) + rail(2.5) + el("path", { d: form.outline(at), ...ties });
}

/** The marks of hours and minutes. */
export function drawIndices(face: Face): string {
  const { watch, radius } = face;
  const styles: Record<WatchDrawing["indices"]["style"], () => string> = {
    batons: () => applied(face, 7.5, radius * 0.17, 9),
    thin: () => applied(face, 2.6, radius * 0.16, 10),
    dots: () => dots(face),
    wedges: () => wedges(face),
    arabic: () =>
      figures(face, face.form.roundDial ? 27 : 20, radius * (face.form.roundDial ? 0.2 : 0.22), String),
    roman: () => romanFigures(face),
    field: () => field(face),
    pilot: () => pilot(face),
    observer: () => observer(face),
    quarters: () => applied(face, 4.6, radius * 0.14, 9, palette.white.light),
    school: () => school(face),
  };
  const track = watch.indices.style === "school" ? "" : minuteTrack(face, palette[watch.indices.colour].base);
  return track + styles[watch.indices.style]();
}
