import { ink, palette } from "../palette";
import type { Sketch } from "../sketch";
import { circle, d, group, line, polar, ring, scaleRing } from "../svg";
import type { WatchDrawing } from "../../../api/demo/catalogue/watch-drawing";

function wheel(sketch: Sketch, x: number, y: number, r: number, colour: WatchDrawing["metal"]): string {
  const { deep, base } = palette[colour];
  const spokes = [0, 60, 120].map((angle) => {
    const [sx, sy] = polar(angle + r, r * 0.8);
    return d`M${-sx} ${-sy}L${sx} ${sy}`;
  });
  return group(
    d`translate(${x} ${y})`,
    circle(0, 0, r * 0.6, ink, { opacity: 0.2 }),
    scaleRing(r, 4, Math.round(r * 0.9), r * 0.09 + 1, base),
    ring(0, 0, r - 6, sketch.solid(colour), 5),
    line(spokes.join(""), base, 3),
    circle(0, 0, r * 0.2, sketch.solid(colour), { stroke: deep, "stroke-width": 0.8 }),
    circle(0, 0, 2.6, palette.plum.light),
  );
}

/** A bridge of the movement: a bevelled rib between two points. */
function bridge(data: string, width: number, { metal }: WatchDrawing): string {
  const round = { "stroke-linecap": "round", "stroke-linejoin": "round" };
  const { deep, glint, light } = palette[metal];
  return (
    line(data, deep, width + 2.4, round) +
    line(data, glint, width, round) +
    line(data, light, width - 3, round)
  );
}

/** The balance wheel and its spring. */
export function balance(x: number, y: number, r: number): string {
  const spiral = [3, 6, 9, 12]
    .map((s) => d`M${-s} 0A${s} ${s} 0 0 1 ${s} 0A${s + 1.5} ${s + 1.5} 0 0 1 ${-s - 3} 0`)
    .join("");
  return group(
    d`translate(${x} ${y})`,
    ring(0, 0, r - 3, palette.gold.base, 5) +
      ring(0, 0, r - 2, palette.gold.glint, 1.4) +
      scaleRing(r + 2, 4, 16, 3, palette.gold.light),
    line(d`M${5 - r} 0H${r - 5}`, palette.gold.light, 4) +
      line(spiral, palette.sky.base, 1) +
      circle(0, 0, 5, palette.plum.light, { stroke: palette.gold.light, "stroke-width": 1.6 }),
  );
}

/** An openworked dial: the wheels, the balance and the bridges that hold them. */
export function drawSkeleton(sketch: Sketch, r: number, watch: WatchDrawing): string {
  const { base, deep, shade } = palette[watch.dial.colour];
  const span = r * 0.86;
  const at = (angle: number, share = 1) =>
    polar(angle, span * share)
      .map((it) => Math.round(it))
      .join(" ");
  const jewel = sketch.part(
    circle(0, 0, 6.4, palette.gold.base),
    circle(0, 0, 4.2, palette.red.shade),
    circle(-1.2, -1.2, 1.3, "#fff", { opacity: 0.8 }),
  );
  const jewels = [at(338, 0.52), at(96, 0.56), at(246, 0.56)].map((place) => jewel(`translate(${place})`));
  return (
    circle(
      0,
      0,
      r,
      sketch.radial([
        [0, base],
        [1, deep],
      ]),
    ) +
    wheel(sketch, -r * 0.16, -r * 0.44, r * 0.44, "brass") +
    wheel(sketch, r * 0.5, r * 0.06, r * 0.27, "gold") +
    wheel(sketch, -r * 0.5, r * 0.22, r * 0.31, "brass") +
    balance(r * 0.08, r * 0.53, r * 0.28) +
    bridge(`M${at(292)}Q${at(310, 0.4)} ${at(338, 0.52)}T${at(40)}`, 9, watch) +
    bridge(`M${at(62)}Q${at(70, 0.5)} ${at(96, 0.56)}T${at(136)}`, 9, watch) +
    bridge(`M${at(276)}Q${at(262, 0.5)} ${at(246, 0.56)}T${at(214)}`, 9, watch) +
    bridge(`M${at(152)}Q${at(176, 0.3)} ${at(205)}`, 7, watch) +
    jewels.join("") +
    ring(0, 0, r - 9, shade, 18, { opacity: 0.96 }) +
    ring(0, 0, r - 18.5, palette[watch.metal].light, 1)
  );
}
