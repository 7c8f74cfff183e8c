import { demoAttributes } from "../catalogue/classification/demo-attributes";
import { demoCollections } from "../catalogue/classification/demo-collections";
import { demoCategories } from "../catalogue/classification/demo-categories";
import { demoGroups } from "../catalogue/groups";
import { demoCatalogue } from "../catalogue/catalogue";
import type { ClassifiedProduct } from "../catalogue/classified-product";
import type { DemoContent } from "../demo-content";
import { demoPeople, type DemoPerson } from "../trade/demo-people";
import { demoProductReviews } from "../trade/demo-product-reviews";
import { demoReviews } from "../trade/demo-reviews";
import {
  germanAttributes,
  germanCategories,
  germanCollections,
  germanGroups,
  germanUnits,
  germanValues,
} from "./german-classification";
import { germanHandTools } from "./hand-tools";
import { germanMeasuringTools } from "./measuring-tools";
import { germanPeople } from "./german-people";
import { germanPowerTools } from "./power-tools";
import { germanProductReviews, germanReviews } from "./german-reviews";
import { germanStrapsAndClassics } from "./straps-and-classics";
import { germanGroupOf, germanVariants } from "./variants";
import { germanWatches } from "./watches";

const products = {
  ...germanPowerTools,
  ...germanHandTools,
  ...germanMeasuringTools,
  ...germanWatches,
  ...germanStrapsAndClassics,
};

/** The German texts of all products, by slug. */
export const germanProducts = { ...products, ...germanVariants(products) };

/** A German text that must exist. */
function found<Text>(text: Text | undefined, of: string | number): Text {
  if (text === undefined) throw new Error(`"${of}" has no German text.`);
  return text;
}

const productOf = (product: ClassifiedProduct): ClassifiedProduct => ({
  ...product,
  ...found(germanProducts[product.slug], product.slug),
  attributes: Object.fromEntries(
    Object.entries(product.attributes).map(([slug, value]) => [
      slug,
      typeof value === "string" ? found(germanValues[value], value) : value,
    ]),
  ),
});

const inMail: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", " ": "." };

/** A person with a German address. The phone numbers are those that Germany keeps free for fiction. */
function personOf(person: DemoPerson, at: number): DemoPerson {
  const [name, line1, postalCode, city] = found(germanPeople[at], at);
  const mailbox = name.toLowerCase().replace(/[äöüß ]/g, (letter) => inMail[letter] ?? "");
  return {
    name,
    email: at === 0 ? person.email : `${mailbox}@example.com`,
    phone: `0171 39200${String(at + 10)}`,
    address: { line1, line2: null, city, region: null, postalCode, country: "DE" },
  };
}

/** The demo in German: a shop in Germany, whose prices include the tax. Prices, pictures and facts are those of English. */
export const germanContent = (): DemoContent => ({
  attributes: demoAttributes.map((attribute) => ({
    ...attribute,
    name: found(germanAttributes[attribute.slug], attribute.slug),
    unit: attribute.unit && (germanUnits[attribute.unit] ?? attribute.unit),
    groupName: attribute.groupName && found(germanGroups[attribute.groupName], attribute.groupName),
  })),
  categories: demoCategories.map((category) => ({
    ...category,
    name: found(germanCategories[category.path], category.path),
  })),
  products: demoCatalogue.map(productOf),
  collections: demoCollections.map((collection) => ({
    ...collection,
    ...found(germanCollections[collection.slug], collection.slug),
  })),
  groups: demoGroups.map(germanGroupOf),
  people: demoPeople.map(personOf),
  adminName: "Ada Ladner",
  reviews: demoReviews.map((review, at) => ({ ...review, comment: found(germanReviews[at], at) })),
  productReviews: demoProductReviews.map((review) => {
    const at = demoProductReviews.filter(({ slug }) => slug === review.slug).indexOf(review);
    return { ...review, comment: found(germanProductReviews[review.slug]?.[at], review.slug) };
  }),
  country: "DE",
  tax: { name: "MwSt.", percent: 19 },
  methods: { standard: "DHL Standard", express: "DHL Express" },
  carrier: "DHL",
  trackingNumber: (purchase) => `0034043416${String(1_083_144_019 + purchase * 7_919)}`,
  discountCode: "WILLKOMMEN10",
});
