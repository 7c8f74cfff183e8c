import type { Colour } from "../../api/demo/catalogue/colour";
import { palette } from "./palette";
import { el, type Point, round } from "./svg";

/** A colour at a place between 0 and 1 along a gradient, with its opacity where it is not whole. */
type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Left to right, top to bottom, and along the light. */
export const across: readonly [Point, Point] = [
  [0, 0],
  [1, 0],
];
export const down: readonly [Point, Point] = [
  [0, 0],
  [0, 1],
];
export const alongLight: readonly [Point, Point] = [
  [0.1, 0],
  [0.9, 1],
];

/** The image being drawn: it hands out gradients and parts under ids that no other image has. */
export class Sketch {
  constructor(
    private readonly key: string,
    private readonly isMirrored = false,
    private readonly definitions = new Map<string, string>(),
  ) {}

  /**
   * The same image for a part that is drawn mirrored: its light is mirrored too, and so stays at the left.
   */
  mirrored(): Sketch {
    return new Sketch(this.key, !this.isMirrored, this.definitions);
  }

  /** Keeps a definition once, however often it is asked for, and answers its id. */
  private define(draw: (id: string) => string): string {
    const text = draw("");
    const id = this.definitions.get(text) ?? `${this.key}${this.definitions.size.toString(36)}`;
    this.definitions.set(text, id);
    return id;
  }

  private written(): string[] {
    return [...this.definitions].map(([key, id]) => key.replace('id=""', `id="${id}"`));
  }

  private litFrom(x: number, units?: string): number {
    return this.isMirrored && units === undefined ? 1 - x : x;
  }

  /** A gradient over the shape that it fills. */
  linear(
    stops: readonly Stop[],
    [from, to]: readonly [Point, Point] = down,
    units?: "userSpaceOnUse",
  ): string {
    const [x1, x2] = [this.litFrom(from[0], units), this.litFrom(to[0], units)];
    const ends = { x1, y1: from[1], x2, y2: to[1], gradientUnits: units };
    return `url(#${this.define((id) => el("linearGradient", { id, ...ends }, ...stops.map(writeStop)))})`;
  }

  /** A round gradient over the shape that it fills, brightest at `focus`. */
  radial(stops: readonly Stop[], focus: Point = [0.5, 0.5], r = 0.5): string {
    const place = { cx: this.litFrom(focus[0]), cy: focus[1], r };
    return `url(#${this.define((id) => el("radialGradient", { id, ...place }, ...stops.map(writeStop)))})`;
  }

  /** What is drawn is clipped to `shape`. */
  clip(shape: string): string {
    return `url(#${this.define((id) => el("clipPath", { id }, shape))})`;
  }

  /** A texture that repeats every `width` by `height`. */
  pattern(width: number, height: number, ...content: readonly string[]): string {
    const size = { width, height, patternUnits: "userSpaceOnUse" };
    return `url(#${this.define((id) => el("pattern", { id, ...size }, ...content))})`;
  }

  /** A line that is not drawn, for text to follow; its address. */
  guide(data: string): string {
    return `#${this.define((id) => el("path", { id, d: data }))}`;
  }

  /** A part that is drawn several times; `place` repeats it. */
  part(...content: readonly string[]): (transform: string) => string {
    const id = this.define((own) => el("g", { id: own }, ...content));
    return (transform) => el("use", { href: `#${id}`, transform: transform || undefined });
  }

  /** A turned metal or a moulded body: light above left, shade below right. */
  solid(colour: Colour, direction: readonly [Point, Point] = alongLight): string {
    const { glint, light, base, shade } = palette[colour];
    return this.linear(
      [
        [0, glint],
        [0.18, light],
        [0.55, base],
        [1, shade],
      ],
      direction,
    );
  }

  /** A polished bar seen from the side: a bright band near one edge, a reflection near the other. */
  bar(colour: Colour, direction: readonly [Point, Point] = down): string {
    const { glint, light, base, shade, deep } = palette[colour];
    return this.linear(
      [
        [0, base],
        [0.22, glint],
        [0.5, light],
        [0.78, shade],
        [0.92, deep],
        [1, base],
      ],
      direction,
    );
  }

  /** A facet along the middle: its left half in the light, its right half in the shade. */
  facet(colour: Colour, direction: readonly [Point, Point] = across): string {
    const { glint, light, shade, base } = palette[colour];
    return this.linear(
      [
        [0, light],
        [0.5, glint],
        [0.5, base],
        [1, shade],
      ],
      direction,
    );
  }

  /** The finished image: the subject over the one soft shadow that it casts. */
  finish(title: string, subject: string): string {
    const blur = el("feGaussianBlur", { in: "SourceAlpha", stdDeviation: 9 });
    const shadow = el(
      "filter",
      { id: `${this.key}-blur`, x: "-20%", y: "-20%", width: "140%", height: "140%" },
      blur,
    );
    const cast = {
      href: `#${this.key}`,
      filter: `url(#${this.key}-blur)`,
      opacity: 0.34,
      transform: "translate(7 15)",
    };
    return el(
      "svg",
      { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 500 600", role: "img" },
      el("title", {}, title),
      el("defs", {}, ...this.written(), shadow),
      el("use", cast),
      el("g", { id: this.key }, subject),
    );
  }
}

function writeStop([offset, colour, opacity]: Stop): string {
  return el("stop", { offset: round(offset), "stop-color": colour, "stop-opacity": opacity });
}
