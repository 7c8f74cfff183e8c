import { ink, palette } from "../palette";
import type { Sketch } from "../sketch";
import { circle, d, group, line, path } from "../svg";
import type { WatchDrawing } from "../../../api/demo/catalogue/watch-drawing";

type HandStyle = WatchDrawing["hands"]["style"];

/** A hand that points to twelve: its outline, and what glows on it. */
interface Hand {
  readonly outline: string;
  readonly lume?: string;
}

const hourAngle = 304.6;
const minuteAngle = 57;
const secondAngle = 212;

function bar(w: number, length: number, tail: number): string {
  return d`M${-w} ${tail}V${-length}H${w}V${tail}Z`;
}

const shapes: Record<HandStyle, (length: number, width: number, isHour: boolean) => Hand> = {
  baton: (l, w) => ({ outline: bar(w * 0.62, l, 11), lume: bar(w * 0.22, l - 5, -l * 0.45) }),
  needle: (l, w) => ({ outline: d`M${-w * 0.36} 12L${-w * 0.28} ${-l}H${w * 0.28}L${w * 0.36} 12Z` }),
  broad: (l, w) => ({
    outline: d`M${-w * 0.5} 10L${-w} ${-l + 8}L0 ${-l}L${w} ${-l + 8}L${w * 0.5} 10Z`,
    lume: bar(w * 0.45, l - 12, -l * 0.35),
  }),
  dauphine: (l, w) => ({ outline: d`M0 ${-l}L${w * 1.25} ${-l * 0.16}L0 ${12}L${-w * 1.25} ${-l * 0.16}Z` }),
  leaf: (l, w) => ({
    outline: d`M0 ${-l}C${w * 0.5} ${-l * 0.8} ${w * 1.5} ${-l * 0.45} ${w * 0.35} 0V10H${-w * 0.35}V0C${-w * 1.5} ${-l * 0.45} ${-w * 0.5} ${-l * 0.8} 0 ${-l}Z`,
  }),
  sword: (l, w) => ({
    outline: d`M0 ${-l}L${w * 1.15} ${-l + 16}L${w * 0.42} 0V11H${-w * 0.42}V0L${-w * 1.15} ${-l + 16}Z`,
    lume: d`M0 ${-l + 5}L${w * 0.72} ${-l + 17}L${w * 0.2} ${-l * 0.22}H${-w * 0.2}L${-w * 0.72} ${-l + 17}Z`,
  }),
  cathedral: (l, w) => ({
    outline: d`M0 ${-l}L${w * 0.3} ${-l * 0.9}L${w * 1.5} ${-l * 0.62}L${w * 0.75} ${-l * 0.36}L${w * 1.1} ${-l * 0.2}L${w * 0.3} 0V10H${-w * 0.3}V0L${-w * 1.1} ${-l * 0.2}L${-w * 0.75} ${-l * 0.36}L${-w * 1.5} ${-l * 0.62}L${-w * 0.3} ${-l * 0.9}Z`,
    lume: d`M0 ${-l * 0.86}L${w} ${-l * 0.62}L0 ${-l * 0.3}L${-w} ${-l * 0.62}Z`,
  }),
  snowflake: (l, w, isHour) => {
    if (!isHour) return { outline: bar(w * 0.7, l, 11), lume: bar(w * 0.38, l - 4, -l * 0.2) };
    const [m, k] = [l * 0.72, w * 2.3];
    const body = d`V11H${-w * 0.7}V${k - m}L${-k} ${-m}L${-w * 0.7} ${-m - k * 0.68}V${-l}H${w * 0.7}V${-m - k * 0.68}L${k} ${-m}L${w * 0.7} ${k - m}Z`;
    return {
      outline: d`M${w * 0.7} ${k - m}${body}`,
      lume: d`M0 ${k * 0.66 - m}L${k * 0.68} ${-m}L0 ${-k * 0.66 - m}L${-k * 0.68} ${-m}Z`,
    };
  },
  diver: (l, w, isHour) => {
    if (!isHour)
      return {
        outline: d`M0 ${-l}L${w * 0.85} ${-l + 10}V11H${-w * 0.85}V${-l + 10}Z`,
        lume: d`M0 ${-l + 4}L${w * 0.5} ${-l + 11}V${-l * 0.22}H${-w * 0.5}V${-l + 11}Z`,
      };
    const [m, r] = [l * 0.66, w * 1.75];
    const disc = d`A${r} ${r} 0 0 0 ${-w * 0.6} ${-m - r * 0.92}L0 ${-l}L${w * 0.6} ${-m - r * 0.92}A${r} ${r} 0 0 0 ${w * 0.6} ${-m + r * 0.92}V11Z`;
    return {
      outline: d`M${w * 0.6} 11H${-w * 0.6}V${-m + r * 0.92}${disc}`,
      lume: d`M0 ${r * 0.7 - m}A${r * 0.7} ${r * 0.7} 0 1 1 0.1 ${r * 0.7 - m}Z`,
    };
  },
};

function drawHand(
  sketch: Sketch,
  hand: Hand,
  colour: WatchDrawing["hands"]["colour"],
  angle: number,
): string {
  const glow = hand.lume === undefined ? "" : path(hand.lume, palette.white.light);
  return (
    path(hand.outline, ink, { opacity: 0.3, transform: d`translate(2 3.5)rotate(${angle})` }) +
    group(
      d`rotate(${angle})`,
      path(hand.outline, sketch.facet(colour), { stroke: palette[colour].deep, "stroke-width": 0.5 }),
      glow,
    )
  );
}

/** The long thin hand with its counterweight; on a chronograph it stands at zero. */
function drawSweep(colour: WatchDrawing["hands"]["colour"], r: number, angle: number): string {
  const shape = d`M-.8 ${-r}H.8L1.5 0V${r * 0.12}H3.4V${r * 0.3}H-3.4V${r * 0.12}H-1.5V0Z`;
  const { base, light } = palette[colour];
  return (
    path(shape, ink, { opacity: 0.28, transform: d`translate(2.4 4)rotate(${angle})` }) +
    path(shape, base, { transform: d`rotate(${angle})`, stroke: base, "stroke-width": 0.7 }) +
    circle(0, 0, 5, base) +
    circle(-0.8, -0.8, 2, light)
  );
}

/** The arrow that shows a second time zone. */
export function drawZoneHand(colour: WatchDrawing["hands"]["colour"], r: number): string {
  const { base } = palette[colour];
  return group(
    "rotate(132)",
    line(d`M0 16V${-r + 22}`, base, 2.6),
    path(d`M-8.5 ${-r + 24}L0 ${-r + 6}L8.5 ${-r + 24}Z`, base),
    path(d`M-4 ${-r + 22}L0 ${-r + 13}L4 ${-r + 22}Z`, palette.white.light),
  );
}

/** Hour and minute hands at ten past ten, and the seconds where they are central. */
export function drawHands(sketch: Sketch, radius: number, { hands, dial, shape }: WatchDrawing): string {
  const reach = shape === "rectangle" || shape === "tonneau" ? radius * 0.98 : radius;
  const width = radius * 0.062;
  const isRegulator = dial.complications?.includes("regulator") ?? false;
  const isChronograph =
    dial.complications?.some((it) => it === "chronograph" || it === "twoRegisters") ?? false;
  const hour = isRegulator
    ? ""
    : drawHand(sketch, shapes[hands.style](reach * 0.58, width * 1.12, true), hands.colour, hourAngle);
  const minute = drawHand(sketch, shapes[hands.style](reach * 0.87, width, false), hands.colour, minuteAngle);
  const cap = circle(0, 0, 7.2, sketch.solid(hands.colour)) + circle(0, 0, 1.6, palette[hands.colour].deep);
  const sweep =
    hands.seconds === undefined
      ? ""
      : drawSweep(hands.seconds, reach * 0.92, isChronograph ? 0 : secondAngle);
  return hour + minute + cap + sweep;
}
