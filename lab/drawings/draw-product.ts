import type { ClassifiedProduct } from "../../api/demo/catalogue/classified-product";
import { imageName, viewsOf, type View } from "../../api/demo/catalogue/image-names";
import { describeBack } from "./watches/views/describe-back";
import { drawDigitalWatch } from "./watches/digital-watch";
import { Sketch } from "./sketch";
import { escapeText } from "./svg";
import { drawTool } from "./tools/tool";
import { drawDetail, drawTurned } from "./tools/tool-views";
import { drawWatch } from "./watches/watch";
import { drawDigitalBack, drawWatchBack } from "./watches/views/watch-back";
import { drawWatchSide } from "./watches/views/watch-side";

const titles: Record<View, string> = {
  front: "",
  side: ", from the side",
  back: ", from behind",
  turned: ", turned",
  detail: ", close",
};

/** The height of a case of which the description says nothing, in millimetres. */
const USUAL_HEIGHT = 11.5;

/** A short mark for the ids of one image, so that any two can stand in one document. */
function keyOf(name: string): string {
  let hash = 2166136261;
  for (const character of name) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  return `p${(hash >>> 0).toString(36).slice(-4)}`;
}

function drawView(sketch: Sketch, product: ClassifiedProduct, view: View): string {
  const { drawing, attributes } = product;
  if (drawing.kind === "tool") {
    if (view === "turned") return drawTurned(sketch, drawing);
    return view === "detail" ? drawDetail(sketch, drawing) : drawTool(sketch, drawing);
  }
  if (view === "side")
    return drawWatchSide(sketch, drawing, Number(attributes["case-height"] ?? USUAL_HEIGHT));
  if (drawing.kind === "digital")
    return view === "back"
      ? drawDigitalBack(sketch, drawing, describeBack(product))
      : drawDigitalWatch(sketch, drawing);
  return view === "back" ? drawWatchBack(sketch, drawing, describeBack(product)) : drawWatch(sketch, drawing);
}

/** An image of a product, and the name of its file without ending. */
export interface ProductImage {
  readonly name: string;
  readonly svg: string;
}

/** The images of a product, each an SVG of 500 by 600 on a transparent ground. */
export function drawProduct(product: ClassifiedProduct): ProductImage[] {
  return viewsOf(product).map((view) => {
    const name = imageName(product, view);
    const sketch = new Sketch(keyOf(name));
    const subject = drawView(sketch, product, view);
    return { name, svg: `${sketch.finish(escapeText(product.name + titles[view]), subject)}\n` };
  });
}
