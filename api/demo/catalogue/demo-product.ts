/** What a further image shows a product from. */
type View = "side" | "back" | "turned" | "detail";

/** One product of the demo catalogue. */
export interface DemoProduct {
  /** Names the files of its images in `api/assets/images`: `{slug}.svg` and `{slug}--{view}.svg`. */
  readonly slug: string;
  readonly name: string;
  /** Plain text; a line break begins a line of the specification. */
  readonly description: string;
  /** Dollars, to the cent. */
  readonly price: number;
  /** What it costs without the sale that begins with the demo. */
  readonly regularPrice?: number;
  /** From 0 to 5, in tenths. */
  readonly rating: number;
  readonly countInStock: number;
  /** Its further images, in the order in which pages show them. */
  readonly views: readonly View[];
}

/** The names of a product's images without their ending; the first one stands for it in lists. */
export function imageNamesOf({ slug, views }: Pick<DemoProduct, "slug" | "views">): string[] {
  return [slug, ...views.map((view) => `${slug}--${view}`)];
}
