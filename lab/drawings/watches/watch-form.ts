import { d, type Point, polar } from "../svg";
import type { CaseShape } from "../../../api/demo/catalogue/watch-drawing";

/** The measures of one case shape, around a centre at 0 0. */
export interface CaseForm {
  /** The outline, drawn in from the case's edge, starting at twelve. */
  outline(inset: number): string;
  /** The point of that outline at a clock's angle. */
  edge(angle: number, inset: number): Point;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly halfStrap: number;
  /** Whether the dial is a circle, whatever the case is. */
  readonly roundDial: boolean;
}

/** A circle as path data, starting at twelve. */
export function circleOf(r: number): string {
  return d`M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`;
}

function squircleOutline(r: number): string {
  const k = r * 0.84;
  return d`M0 ${-r}C${k} ${-r} ${r} ${-k} ${r} 0C${r} ${k} ${k} ${r} 0 ${r}C${-k} ${r} ${-r} ${k} ${-r} 0C${-r} ${-k} ${-k} ${-r} 0 ${-r}Z`;
}

function octagonOutline(r: number): string {
  const corner = (i: number) => polar(22.5 + i * 45, r * 1.06);
  const points = [0, 1, 2, 3, 4, 5, 6, 7].map(corner).map(([x, y]) => d`L${x} ${y}`);
  const [, top] = corner(0);
  return `${d`M0 ${top}`}${points.join("")}Z`;
}

function barrelOutline(halfWidth: number, halfHeight: number): string {
  const end = halfWidth * 0.74;
  const bulge = 2 * halfWidth - end;
  const crest = halfHeight + 7;
  return d`M0 ${-crest}Q${end / 2} ${-crest} ${end} ${-halfHeight}Q${bulge} 0 ${end} ${halfHeight}Q0 ${crest + 7} ${-end} ${halfHeight}Q${-bulge} 0 ${-end} ${-halfHeight}Q${-end / 2} ${-crest} 0 ${-crest}Z`;
}

/** A rectangle about 0 0 with round corners, starting at the middle of its top. */
export function boxOutline(halfWidth: number, halfHeight: number, corner: number): string {
  const [w, h, r] = [halfWidth, halfHeight, Math.max(2, corner)];
  return d`M0 ${-h}H${w - r}Q${w} ${-h} ${w} ${r - h}V${h - r}Q${w} ${h} ${w - r} ${h}H${r - w}Q${-w} ${h} ${-w} ${h - r}V${r - h}Q${-w} ${-h} ${r - w} ${-h}Z`;
}

/** Where a ray from the centre meets a rounded box; the higher `power`, the sharper its corners. */
function onBox(angle: number, halfWidth: number, halfHeight: number, power: number): Point {
  const [x, y] = polar(angle, 1);
  const reach = (Math.abs(x / halfWidth) ** power + Math.abs(y / halfHeight) ** power) ** (-1 / power);
  return [x * reach, y * reach];
}

function centred(outline: (r: number) => string, r: number, halfStrap: number): CaseForm {
  const edge = (angle: number, inset: number) => polar(angle, r - inset);
  return {
    outline: (inset) => outline(r - inset),
    edge,
    halfWidth: r,
    halfHeight: r,
    halfStrap,
    roundDial: true,
  };
}

function oblong(
  outline: (w: number, h: number, inset: number) => string,
  [w, h]: Point,
  halfStrap: number,
  power: number,
): CaseForm {
  const edge = (angle: number, inset: number) => onBox(angle, w - inset, h - inset, power);
  return {
    outline: (i) => outline(w - i, h - i, i),
    edge,
    halfWidth: w,
    halfHeight: h,
    halfStrap,
    roundDial: false,
  };
}

/** Every case shape's measures. */
export const caseForms: Record<CaseShape, CaseForm> = {
  round: centred(circleOf, 150, 76),
  cushion: centred(squircleOutline, 146, 80),
  octagon: centred(octagonOutline, 150, 88),
  pocket: centred(circleOf, 172, 0),
  tonneau: oblong(barrelOutline, [122, 156], 76, 2.8),
  square: oblong((w, h, inset) => boxOutline(w, h, 26 - inset * 0.6), [132, 132], 84, 9),
  rectangle: oblong((w, h, inset) => boxOutline(w, h, 18 - inset), [106, 146], 76, 30),
};
