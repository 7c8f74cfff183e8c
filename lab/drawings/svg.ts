/** What an element may be given; an attribute left undefined is not written. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A place on the image. */
export type Point = readonly [x: number, y: number];

/** Formats a coordinate: two decimals for small numbers, one for large ones, no trailing zeros. */
export function round(value: number): string {
  const steps = Math.abs(value) < 10 ? 100 : 10;
  const rounded = Math.round(value * steps) / steps;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/** Text made safe between tags and inside attributes. */
export function escapeText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

/** One element with its children. */
export function el(name: string, attributes: Attributes = {}, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? round(value) : value}"`)
    .join("");
  const content = children.join("");
  return content === "" ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** Path data whose numbers are rounded as they are put in. */
export function d(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return parts.reduce((text, part, i) => {
    const value = values[i];
    return text + part + (value === undefined ? "" : typeof value === "number" ? round(value) : value);
  }, "");
}

/** A filled path. */
export function path(data: string, fill: string, attributes: Attributes = {}): string {
  return el("path", { d: data, fill, ...attributes });
}

/** An open line of even weight. */
export function line(data: string, stroke: string, width: number, attributes: Attributes = {}): string {
  return el("path", { d: data, fill: "none", stroke, "stroke-width": width, ...attributes });
}

/** A filled circle. */
export function circle(cx: number, cy: number, r: number, fill: string, attributes: Attributes = {}): string {
  return el("circle", { cx: cx || undefined, cy: cy || undefined, r, fill, ...attributes });
}

/** A circle's outline. */
export function ring(
  cx: number,
  cy: number,
  r: number,
  stroke: string,
  width: number,
  attributes: Attributes = {},
): string {
  return circle(cx, cy, r, "none", { stroke, "stroke-width": width, ...attributes });
}

/** A filled rectangle with corners of radius `rx`. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 0,
  attributes: Attributes = {},
): string {
  return el("rect", { x, y, width, height, rx: rx || undefined, fill, ...attributes });
}

/** Children moved, turned or scaled together. */
export function group(transform: string, ...children: readonly string[]): string {
  return el("g", { transform: transform || undefined }, ...children);
}

/** The same stroke `count` times around a circle, drawn as one dashed ring: a scale in a hundred bytes. */
export function scaleRing(
  r: number,
  length: number,
  count: number,
  width: number,
  stroke: string,
  attributes: Attributes = {},
): string {
  const share = (width * count) / (2 * Math.PI * r);
  return ring(0, 0, r - length / 2, stroke, length, {
    pathLength: count,
    "stroke-dasharray": `${share.toFixed(3)} ${(1 - share).toFixed(3)}`,
    "stroke-dashoffset": (share / 2).toFixed(3),
    ...attributes,
  });
}

/** The point at a clock's angle (0 is twelve) and a distance from the centre. */
export function polar(angle: number, r: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [Math.sin(radians) * r, -Math.cos(radians) * r];
}
