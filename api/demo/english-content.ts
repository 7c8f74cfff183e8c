import { demoAccounts } from "@shop/shared/demo-accounts";
import { demoCatalogue } from "./catalogue/catalogue";
import { demoAttributes } from "./catalogue/classification/demo-attributes";
import { demoCollections } from "./catalogue/classification/demo-collections";
import { demoCategories } from "./catalogue/classification/demo-categories";
import { demoGroups } from "./catalogue/groups";
import type { DemoContent } from "./demo-content";
import { demoPeople } from "./trade/demo-people";
import { demoProductReviews } from "./trade/demo-product-reviews";
import { demoReviews } from "./trade/demo-reviews";

/** The demo in English: a shop in the USA, without taxes. */
export const englishContent: DemoContent = {
  attributes: demoAttributes,
  categories: demoCategories,
  products: demoCatalogue,
  collections: demoCollections,
  groups: demoGroups,
  people: demoPeople,
  adminName: demoAccounts.admin.displayName,
  reviews: demoReviews,
  productReviews: demoProductReviews,
  country: "US",
  tax: null,
  methods: { standard: "Standard", express: "Express" },
  carrier: "UPS",
  trackingNumber: (purchase) => `1Z${String(7_083_144_019 + purchase * 7_919)}`,
  discountCode: "WELCOME10",
};
