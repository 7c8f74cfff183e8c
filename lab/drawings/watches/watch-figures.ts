import { palette, sans } from "../palette";
import { circle, d, el, group, path, type Point, polar, scaleRing } from "../svg";
import { type Face, hours, openHours } from "./watch-face";

const romans = ["", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"] as const;
const schoolColours = ["red", "orange", "green", "indigo"] as const;

/** Figures that stand upright around the dial. */
export function figures(
  face: Face,
  inset: number,
  size: number,
  text: (hour: number) => string,
  more: Readonly<Record<string, string | number>> = {},
): string {
  const marks = openHours(face).map((hour) => {
    const [x, y] = face.form.edge(hour * 30, face.inset + inset);
    return el("text", { x, y: y + size * 0.355 }, text(hour));
  });
  const fill = palette[face.watch.indices.colour].base;
  return el(
    "g",
    { fill, "font-family": sans, "font-size": size, "font-weight": 600, "text-anchor": "middle", ...more },
    ...marks,
  );
}

/** Roman figures that stand on the edge of the dial. */
export function romanFigures(face: Face): string {
  const size = face.radius * 0.185;
  const square = !face.form.roundDial;
  const marks = openHours(face).map((hour) => {
    const flat = square && hour % 3 === 0;
    const [x, y] = face.form.edge(hour * 30, face.inset + (square ? 21 : 13 + size * 0.38));
    const turn = flat ? "" : d`rotate(${hour * 30 > 90 && hour * 30 < 270 ? hour * 30 + 180 : hour * 30})`;
    return el("text", { transform: d`translate(${x} ${y})${turn}`, y: size * 0.36 }, romans[hour] ?? "");
  });
  const fill = palette[face.watch.indices.colour].base;
  return el(
    "g",
    {
      fill,
      "font-family": "Georgia, 'Times New Roman', serif",
      "font-size": size,
      "font-weight": 700,
      "text-anchor": "middle",
    },
    ...marks,
  );
}

/** Twelve figures, and twenty-four within. */
export function field(face: Face): string {
  const colour = palette[face.watch.indices.colour];
  const inner = hours.map((hour) => {
    const [x, y] = polar(hour * 30, face.radius * 0.53);
    return el("text", { x, y: y + 4 }, String(hour + 12));
  });
  return (
    figures(face, 29, face.radius * 0.2, String) +
    el(
      "g",
      { fill: colour.base, "font-family": sans, "font-size": 11, "text-anchor": "middle", opacity: 0.75 },
      ...inner,
    )
  );
}

/** Large figures and the triangle by which north is found. */
export function pilot(face: Face): string {
  const fill = palette[face.watch.indices.colour].base;
  const top: Point = polar(0, face.radius - 14);
  const triangle = group(
    d`translate(0 ${top[1]})`,
    path("M-12 21H12L0 0Z", fill),
    circle(-17, 6, 3.2, fill),
    circle(17, 6, 3.2, fill),
  );
  return (
    figures(face, 32, face.radius * 0.27, (hour) => (hour === 12 ? "" : String(hour)), {
      "font-weight": 700,
    }) +
    triangle +
    scaleRing(face.radius - 4, 13, 12, 4, fill)
  );
}

/** Minutes outside, hours within. */
export function observer(face: Face): string {
  const fill = palette[face.watch.indices.colour].base;
  const minutes = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55].map((minute) => {
    const [x, y] = polar(minute * 6, face.radius - 25);
    return el("text", { x, y: y + 7.4 }, String(minute));
  });
  const small = hours.map((hour) => {
    const [x, y] = polar(hour * 30, face.radius * 0.46);
    return el("text", { x, y: y + 4.8, "font-size": 13 }, String(hour));
  });
  const triangle = path(d`M-10 ${-face.radius + 31}H10L0 ${-face.radius + 12}Z`, fill);
  return (
    circle(0, 0, face.radius * 0.57, "none", { stroke: fill, "stroke-width": 1.4 }) +
    scaleRing(face.radius - 4, 10, 12, 3.4, fill) +
    triangle +
    el(
      "g",
      { fill, "font-family": sans, "font-size": 21, "font-weight": 600, "text-anchor": "middle" },
      ...minutes,
      ...small,
    )
  );
}

/** Hours and minutes, each numbered and in colours. */
export function school(face: Face): string {
  const marks = hours.map((hour) => {
    const [x, y] = polar(hour * 30, face.radius - 33);
    const [mx, my] = polar(hour * 30, face.radius - 9);
    const { base } = palette[schoolColours[hour % 4] ?? "red"];
    return (
      el("text", { x, y: y + 9, fill: base }, String(hour)) +
      el("text", { x: mx, y: my + 3.4, "font-size": 9.5, fill: palette.graphite.base }, String(hour * 5))
    );
  });
  return el(
    "g",
    { "font-family": sans, "font-size": 27, "font-weight": 700, "text-anchor": "middle" },
    ...marks,
  );
}
