import { randomUUID } from "node:crypto";
import { iso31662 } from "iso-3166";
import { aProduct } from "../../../support/builders";
import type { FieldRow } from "./field-row";
import { NO_ID, type Target, type World } from "./world";

/** Inserts a new row of each kind for one call. */
const inserts = {
  method: "insert into shipping_methods (name, price_cents) values ($1, 490) returning id",
  rate: "insert into tax_rates (country, region, name, percent) values ('DE', $1, 'VAT', 19) returning id",
  discount: "insert into discounts (code, percent) values ($1, 10) returning id",
};

/** A new row for one call, or an unused id. */
const aRow =
  (kind: keyof typeof inserts) =>
  async ({ shop }: World, target: Target): Promise<string> => {
    if (target === "nobody") return NO_ID;
    const [row] = await shop.sql<{ id: string }>(inserts[kind], [randomUUID()]);
    return (row as { id: string }).id;
  };

let places = 0;

/** A region without a rate. */
function aPlace(): { country: string; region: string } {
  const { code: region = "" } = iso31662[(places += 1)] ?? {};
  return { country: region.slice(0, 2), region };
}

/** A call with a row's id and a new input. */
const ofRow = (kind: keyof typeof inserts, input?: () => object): FieldRow => ({
  targets: ["the shop", "nobody"],
  variables: async (world, target) => ({
    id: await aRow(kind)(world, target),
    ...(input && { input: input() }),
  }),
  missing: "NOT_FOUND",
});

/** The rows of the root fields for prices, taxes and delivery. */
export const pricingRows: Record<string, FieldRow> = {
  "Query.quote": {
    targets: ["the shop", "nobody"],
    variables: async ({ shop }, target) => ({
      input: { items: [{ productId: target === "nobody" ? NO_ID : (await aProduct(shop)).id, qty: 1 }] },
    }),
    missing: "NOT_FOUND",
  },
  "Query.regions": { variables: () => ({ country: "US" }) },
  "Query.shopSettings": {},
  "Query.shippingMethods": {},
  "Query.taxRates": {},
  "Query.discounts": {},
  "Mutation.saveShopSettings": {
    variables: () => ({ input: { country: "US", pricesIncludeTax: false, countries: [] } }),
  },
  "Mutation.saveShippingMethod": ofRow("method", () => ({ name: randomUUID(), countries: [], price: 4.9 })),
  "Mutation.removeShippingMethod": ofRow("method"),
  "Mutation.saveTaxRate": ofRow("rate", () => ({
    ...{ ...aPlace(), name: "VAT", percent: 19 },
  })),
  "Mutation.removeTaxRate": ofRow("rate"),
  "Mutation.saveDiscount": ofRow("discount", () => ({ code: randomUUID(), percent: 10 })),
  "Mutation.endDiscount": ofRow("discount"),
};
