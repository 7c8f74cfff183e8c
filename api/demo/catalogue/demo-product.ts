/** The view of a product in a further image: "use" shows it at work or on the wrist, "scale" on squared paper with its size. */
type View = "use" | "scale" | "side" | "back" | "turned" | "detail";

/** One product of the demo catalogue. */
export interface DemoProduct {
  /** Names the files of its images in `api/assets/images`: `{slug}.svg` and `{slug}--{view}.svg`. */
  readonly slug: string;
  readonly name: string;
  /** Plain text; each further line is a line of the specification. */
  readonly description: string;
  /** Dollars, to the cent. */
  readonly price: number;
  /** The price without the sale that starts with the demo. */
  readonly regularPrice?: number;
  /** From 0 to 5, in tenths. */
  readonly rating: number;
  readonly countInStock: number;
  /** The views of its further images, in the order of the pages. */
  readonly views: readonly View[];
}

/** The names of a product's images, without extension; lists show the first one. */
export function imageNamesOf({ slug, views }: Pick<DemoProduct, "slug" | "views">): string[] {
  return [slug, ...views.map((view) => `${slug}--${view}`)];
}
