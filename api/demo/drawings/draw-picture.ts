import type { DemoProduct } from "../catalogue/demo-product";
import { drawDigitalWatch } from "./watches/digital-watch";
import { Sketch } from "./sketch";
import { escapeText } from "./svg";
import { drawTool } from "./tools/tool";
import { drawWatch } from "./watches/watch";

/** A short mark for the ids of one product's picture, so that any two can stand in one document. */
function keyOf(slug: string): string {
  let hash = 2166136261;
  for (const character of slug) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  return `p${(hash >>> 0).toString(36).slice(-4)}`;
}

/** The product's picture as an SVG of 500 by 600 on a transparent ground. */
export function drawPicture({ slug, name, drawing }: DemoProduct): string {
  const sketch = new Sketch(keyOf(slug));
  const subject =
    drawing.kind === "watch"
      ? drawWatch(sketch, drawing)
      : drawing.kind === "digital"
        ? drawDigitalWatch(sketch, drawing)
        : drawTool(sketch, drawing);
  return `${sketch.finish(escapeText(name), subject)}\n`;
}
