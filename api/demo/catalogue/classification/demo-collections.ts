import type { ProductFilter } from "../../../src/modules/catalogue/filter/product-filter.input";

/** A collection of the demo. */
export interface DemoCollection {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** The slug of the product whose picture it has. */
  readonly picture: string;
  /** The slugs of its products in their order; empty with a rule. */
  readonly products: readonly string[];
  readonly rule: ProductFilter | null;
}

/** The collections of the demo: one chosen by hand, two by a rule. */
export const demoCollections: readonly DemoCollection[] = [
  {
    slug: "first-workshop",
    name: "A first workshop",
    description: "Eight tools for the first shelf, the first repair and everything after.",
    picture: "ironmere-toolbox-18",
    products: [
      "ironmere-claw-hammer-20",
      "ironmere-screwdrivers-5",
      "fennick-tape-measure-8",
      "ironmere-combination-pliers-180",
      "garrick-thorne-panel-saw-550",
      "fennick-box-level-600",
      "brenmark-dd18-drill-driver",
      "ironmere-toolbox-18",
    ],
    rule: null,
  },
  {
    slug: "under-50",
    name: "Gifts under 50",
    description: "Small tools, straps and care that anyone can use.",
    picture: "ironmere-utility-knife",
    products: [],
    rule: { priceMax: 50 },
  },
  {
    slug: "on-sale",
    name: "On sale",
    description: "Reduced for a few days.",
    picture: "kestrelmark-nightflight-42",
    products: [],
    rule: { onSale: true },
  },
];
