import type { DemoProduct } from "./demo-product";
import type { ToolName } from "./tool-drawing";

/** What an image shows a product from. */
export type View = "front" | "side" | "back" | "turned" | "detail";

/** What lies flat, or stands in its box: turned, it would show nothing new. */
const flat: ReadonlySet<ToolName> = new Set<ToolName>([
  ...([
    "torqueWrench",
    "smallTorqueWrench",
    "ratchet",
    "socketCase",
    "socketRails",
    "hexKeys",
    "tHandles",
  ] as const),
  ...([
    "bitSet",
    "pumpPliers",
    "sideCutters",
    "twistDrills",
    "masonryDrills",
    "forstnerBits",
    "sawBlade",
  ] as const),
  ...([
    "sandingDiscs",
    "torpedoLevel",
    "distanceMeter",
    "batteryPack",
    "waterStone",
    "ratchetStraps",
  ] as const),
  ...([
    "panelSaw",
    "springBarTool",
    "leatherStrap",
    "natoStrap",
    "rubberStrap",
    "meshStrap",
    "watchRoll",
  ] as const),
]);

/** The views of a product that are drawn, in the order in which pages show them. */
export function viewsOf({ drawing }: Pick<DemoProduct, "drawing">): readonly View[] {
  if (drawing.kind === "tool")
    return flat.has(drawing.tool) ? ["front", "detail"] : ["front", "turned", "detail"];
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
