import { ink, palette, sans } from "../palette";
import type { Sketch } from "../sketch";
import { d, el, escapeText, line, path, polar, rect } from "../svg";
import type { WatchDrawing } from "../../../api/demo/catalogue/watch-drawing";
import type { Face } from "./watch-face";
import { circleOf } from "./watch-form";
import { drawSkeleton } from "./watch-skeleton";

function beam(from: number, to: number, r: number): string {
  const [[x1, y1], [x2, y2]] = [polar(from, r), polar(to, r)];
  return d`M0 0L${x1} ${y1}L${x2} ${y2}Z`;
}

/** Two fans of light across a brushed dial, soft at their edges because they are laid over each other. */
function drawFans(sketch: Sketch, opening: string, strength: number): string {
  const steps = [8, 13, 18, 23, 28, 33, 38];
  const fans = steps.map((half) => beam(315 - half, 315 + half, 240) + beam(135 - half, 135 + half, 240));
  const shades = steps
    .slice(1, 5)
    .map((half) => beam(45 - half, 45 + half, 240) + beam(225 - half, 225 + half, 240));
  return el(
    "g",
    { "clip-path": sketch.clip(el("path", { d: opening })) },
    ...fans.map((fan) => path(fan, "#fff", { opacity: strength })),
    ...shades.map((fan) => path(fan, ink, { opacity: strength * 0.8 })),
  );
}

function drawSmoke(sketch: Sketch, opening: string, { dial }: WatchDrawing): string {
  const { light, base, shade } = palette[dial.colour];
  return path(
    opening,
    sketch.radial(
      [
        [0, light],
        [0.45, base],
        [0.8, shade],
        [1, palette.black.shade],
      ],
      [0.48, 0.46],
      0.55,
    ),
  );
}

function drawEngraving(sketch: Sketch, opening: string, { dial }: WatchDrawing): string {
  const { deep, glint } = palette[dial.colour];
  const cut = { opacity: 0.22 };
  const weave = sketch.pattern(
    8,
    8,
    line("M0 4L4 0L8 4L4 8Z", deep, 0.8, cut),
    line("M0 5L4 1L8 5", glint, 0.8, { opacity: 0.5 }),
  );
  return path(opening, weave);
}

function drawWaves(sketch: Sketch, opening: string, { dial }: WatchDrawing): string {
  const { deep, glint } = palette[dial.colour];
  const swell = "M0 4Q7 -1 14 4T28 4";
  const sea = sketch.pattern(
    28,
    10,
    line(swell, deep, 2.4, { opacity: 0.4 }),
    line("M0 6Q7 1 14 6T28 6", glint, 0.9, { opacity: 0.3 }),
  );
  return path(opening, sea);
}

function drawGround(sketch: Sketch, opening: string, { dial }: WatchDrawing): string {
  const { light, base, shade } = palette[dial.colour];
  const spread: Record<WatchDrawing["dial"]["finish"], number> = {
    matte: 1,
    sunburst: 0.72,
    smoked: 1,
    guilloche: 0.9,
    waves: 0.8,
    skeleton: 1,
  };
  const flat = dial.finish === "matte";
  return path(
    opening,
    sketch.radial(
      [
        [0, flat ? base : light],
        [spread[dial.finish] * 0.6, base],
        [1, flat ? base : shade],
      ],
      [0.42, 0.36],
      0.78,
    ),
  );
}

/** The ground of the dial, before anything stands on it. */
export function drawDialGround({ sketch, watch, form, inset, radius }: Face): string {
  const opening = form.roundDial && watch.shape !== "round" ? circleOf(radius) : form.outline(inset);
  if (watch.dial.finish === "skeleton") return drawSkeleton(sketch, radius, watch);
  if (watch.dial.finish === "smoked")
    return drawSmoke(sketch, opening, watch) + drawFans(sketch, opening, 0.022);
  const ground = drawGround(sketch, opening, watch);
  if (watch.dial.finish === "sunburst") return ground + drawFans(sketch, opening, 0.042);
  if (watch.dial.finish === "guilloche") return ground + drawEngraving(sketch, opening, watch);
  if (watch.dial.finish === "waves")
    return ground + drawWaves(sketch, opening, watch) + drawFans(sketch, opening, 0.025);
  return ground;
}

/** The maker's mark and name below twelve. */
export function drawMaker({ watch, radius }: Face): string {
  const crowded = watch.dial.complications?.includes("regulator") ?? false;
  if (crowded || watch.dial.finish === "skeleton" || watch.indices.style === "observer") return "";
  const pale = ["white", "silver", "cream", "champagne", "salmon", "sand"].includes(watch.dial.colour);
  const fill = pale ? palette.graphite.shade : palette[watch.indices.colour].base;
  const heights: Partial<Record<WatchDrawing["indices"]["style"], number>> = {
    pilot: 0.34,
    field: 0.3,
    school: -0.3,
  };
  const y = radius * (heights[watch.indices.style] ?? -0.42);
  const text = {
    y,
    fill,
    "font-family": sans,
    "font-size": watch.dial.maker.length > 9 ? 8 : 9.5,
    "font-weight": 600,
    "letter-spacing": 1.3,
    "text-anchor": "middle",
  };
  return (
    rect(-3, y - 20, 6, 6, fill, 0, { transform: d`rotate(45 0 ${y - 17})` }) +
    el("text", text, escapeText(watch.dial.maker.toUpperCase()))
  );
}
