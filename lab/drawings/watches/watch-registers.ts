import { palette, sans } from "../palette";
import { alongLight } from "../sketch";
import { circle, d, el, group, path, polar, ring, scaleRing } from "../svg";
import type { Face } from "./watch-face";

/** A small dial of its own: minutes around it, figures within, one hand. */
export function register(
  face: Face,
  x: number,
  y: number,
  r: number,
  figures: readonly string[],
  angle: number,
): string {
  const { sketch, watch } = face;
  const ground = palette[watch.dial.subdials ?? watch.dial.colour];
  const dark = ["black", "navy", "graphite", "green", "blue", "brown", "plum", "indigo"].includes(
    watch.dial.subdials ?? watch.dial.colour,
  );
  const mark = dark ? palette.white.base : palette.graphite.deep;
  const texts = figures.map((figure, i) => {
    const [tx, ty] = polar(((i + 1) * 360) / figures.length, r * 0.64);
    return el("text", { x: tx, y: ty + 3.2 }, figure);
  });
  const plate = sketch.part(
    circle(
      0,
      0,
      r,
      sketch.radial([
        [0, ground.base],
        [0.9, ground.base],
        [1, ground.shade],
      ]),
    ),
    ring(0, 0, r * 0.46, mark, r * 0.5, { opacity: 0.05 }),
    ring(
      0,
      0,
      r,
      sketch.linear(
        [
          [0, ground.deep],
          [1, ground.glint],
        ],
        alongLight,
      ),
      1.2,
    ),
    scaleRing(r - 2, 3, 60, 0.7, mark),
    scaleRing(r - 2, 5, 12, 1.1, mark),
  );
  return group(
    d`translate(${x} ${y})`,
    plate(""),
    el(
      "g",
      { fill: mark, "font-family": sans, "font-size": 9, "font-weight": 600, "text-anchor": "middle" },
      ...texts,
    ),
    path(d`M-.7 ${-r + 6}H.7L2.2 8H-2.2Z`, mark, {
      transform: `rotate(${angle})`,
      stroke: mark,
      "stroke-width": 0.9,
    }),
    circle(0, 0, 3, mark),
  );
}

/** Hours above and seconds below, apart from the minutes. */
export function regulator(face: Face): string {
  const r = face.radius * 0.31;
  const hours = ["3", "6", "9", "12"];
  return (
    register(face, 0, -face.radius * 0.45, r, hours, 304) +
    register(face, 0, face.radius * 0.45, r, ["15", "30", "45", "60"], 212)
  );
}

/** Seconds, minutes and hours of a chronograph, at nine, three and six. */
export function chronograph(face: Face): string {
  const [at, r] = [face.radius * 0.48, face.radius * 0.265];
  const minutes = register(face, at, 0, r, ["10", "20", "30"], 0);
  const seconds = register(face, -at, 0, r, ["15", "30", "45", "60"], 212);
  return seconds + minutes + register(face, 0, at, r, ["3", "6", "9", "12"], 0);
}

/** Seconds and minutes of a chronograph, side by side. */
export function twoRegisters(face: Face): string {
  const [at, r] = [face.radius * 0.5, face.radius * 0.315];
  return (
    register(face, -at, 0, r, ["15", "30", "45", "60"], 212) + register(face, at, 0, r, ["10", "20", "30"], 0)
  );
}
