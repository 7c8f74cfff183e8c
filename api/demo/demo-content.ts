import type { Attribute } from "../src/modules/catalogue/attributes/attribute.entity";
import type { ClassifiedProduct } from "./catalogue/classified-product";
import type { DemoGroup } from "./catalogue/groups";
import type { DemoCollection } from "./catalogue/classification/demo-collections";
import type { DemoCategory } from "./catalogue/classification/demo-categories";
import type { DemoPerson } from "./trade/demo-people";
import type { DemoProductReview } from "./trade/demo-product-reviews";
import type { DemoReview } from "./trade/demo-reviews";

/** The texts and settings of the demo shop in one language. */
export interface DemoContent {
  readonly attributes: readonly Attribute[];
  readonly categories: readonly DemoCategory[];
  /** The newest first. */
  readonly products: readonly ClassifiedProduct[];
  readonly collections: readonly DemoCollection[];
  readonly groups: readonly DemoGroup[];
  /** The first one is the customer who can sign in. */
  readonly people: readonly DemoPerson[];
  readonly adminName: string;
  readonly reviews: readonly DemoReview[];
  readonly productReviews: readonly DemoProductReview[];
  /** The shop's own country (ISO 3166-1 alpha-2). */
  readonly country: string;
  /** The tax that prices include; null without taxes. */
  readonly tax: { readonly name: string; readonly percent: number } | null;
  /** The names of the free and of the paid shipping method. */
  readonly methods: { readonly standard: string; readonly express: string };
  readonly carrier: string;
  /** The tracking number of a purchase's parcel. */
  readonly trackingNumber: (purchase: number) => string;
  readonly discountCode: string;
}
