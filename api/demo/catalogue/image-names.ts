import type { DemoProduct } from "./demo-product";

/** What an image shows a product from. */
export type View = "front" | "side" | "back" | "turned" | "detail";

/** The views of a product that are drawn, in the order in which pages show them. */
export function viewsOf({ drawing }: Pick<DemoProduct, "drawing">): readonly View[] {
  if (drawing.kind === "tool") return ["front", "turned", "detail"];
  return drawing.strap.style === "chain" ? ["front", "back"] : ["front", "side", "back"];
}

/** The name of an image's file without ending: the front stands for the product and has its name. */
export function imageName({ slug }: Pick<DemoProduct, "slug">, view: View): string {
  return view === "front" ? slug : `${slug}--${view}`;
}

/** The names of a product's images, the first of which stands for it in lists. */
export function imageNames(product: Pick<DemoProduct, "slug" | "drawing">): string[] {
  return viewsOf(product).map((view) => imageName(product, view));
}
