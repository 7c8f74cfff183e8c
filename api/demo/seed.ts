import { demoAccounts } from "@shop/shared/demo-accounts";
import { randomUUID } from "node:crypto";
import type { DataSource } from "typeorm";
import { boolean, columns, inMinor } from "../src/data/columns";
import { command, execute, rows, select } from "../src/data/rows";
import { catalogueImageUrl } from "../src/modules/images/find-image";
import type { Firebase } from "../src/modules/identity/firebase";
import { grantAdmin } from "../src/modules/identity/admin-role";
import { imageNamesOf } from "./catalogue/demo-product";
import type { DemoGroup } from "./catalogue/groups";
import { demoContent } from "./localized-demo";
import { seedClassification } from "./seed-classification";
import { seedCollections } from "./seed-collections";
import { seedTrade, type TradeSettings } from "./trade/seed-trade";

/** A shop with categories, brands, attributes, collections or delivery settings isn't seeded. */
const emptyColumn = columns({
  empty: boolean(
    ["products", "categories", "brands", "attributes", "collections", "shipping_methods"]
      .map((table) => `not exists (select from ${table})`)
      .join(" and "),
  ),
});
const empty = select(emptyColumn);
const insert = command(
  `insert into products (id, name, description, price_cents, regular_price_cents, sale_ends_at, image, more_images, rating, count_in_stock,
      created_at, category_id, brand, attributes, group_id, group_position, option_values)
    select id, name, description, ${inMinor("price")}, ${inMinor('"regularPrice"')},
      case when "regularPrice" is not null then now() + interval '12 days' end, images[1], images[2:], rating, "countInStock",
      now() - "daysAgo" * interval '1 day', "categoryId", brand, attributes, "groupId", "groupPosition", "optionValues"
    from jsonb_to_recordset($1::jsonb) as demo (id uuid, name text, description text, price numeric, "regularPrice" numeric, images text[], rating float8,
      "countInStock" int, "daysAgo" int, "categoryId" uuid, brand text, attributes jsonb,
      "groupId" uuid, "groupPosition" int, "optionValues" text[])`,
);

const groups = command(
  `insert into product_groups (id, name, options)
    select id, name, options from jsonb_to_recordset($1::jsonb) as demo (id uuid, name text, options text[])`,
);

/** The age of the newest product in days, so that orders of the last 90 days can contain any product. */
const FIRST_DAYS = 92;

/** An order without a choice uses the cheapest method: the demo's totals are those of its products. */
const methods = command(
  `insert into shipping_methods (name, price_cents, days_min, days_max)
    values ($1, 0, 3, 5), ($2, ${inMinor("9.90")}, 1, 2)`,
);

/** A page of a product names the time for returns. */
const settings = command("update shop_settings set return_days = 14 where return_days is null");
/** Prices of the shop's country include its tax. */
const taxSettings = command("update shop_settings set country = $1, prices_include_tax = true");
const taxRate = command("insert into tax_rates (country, name, percent) values ($1, $2, $3)");

/** Fills an empty database with the demo catalogue; returns the number of products added. */
export async function seedCatalogue({ manager }: Pick<DataSource, "manager">): Promise<number> {
  const [found] = await rows(manager, empty);
  if (!found?.empty) return 0;
  return manager.transaction(async (transaction) => {
    const content = demoContent();
    const { products: catalogue, methods: names, country, tax } = content;
    const categoryIds = await seedClassification(transaction);
    await execute(transaction, methods, [names.standard, names.express]);
    await execute(transaction, settings);
    if (tax) {
      await execute(transaction, taxSettings, [country]);
      await execute(transaction, taxRate, [country, tax.name, tax.percent]);
    }
    const grouped = content.groups.map((group) => ({ ...group, id: randomUUID() as string }));
    await execute(transaction, groups, [JSON.stringify(grouped)]);
    const places = placesIn(grouped);
    const ids = new Map(catalogue.map(({ slug }) => [slug, randomUUID() as string]));
    const products = catalogue.map((product, index) => ({
      id: ids.get(product.slug),
      ...product,
      ...places.get(product.slug),
      images: imageNamesOf(product).map(catalogueImageUrl),
      daysAgo: FIRST_DAYS + index * 3,
      categoryId: categoryIds.get(product.category),
    }));
    const added = await execute(transaction, insert, [JSON.stringify(products)]);
    await seedCollections(transaction, (slug) => ids.get(slug));
    return added;
  });
}

/** The places of products in groups, by slug. */
const placesIn = (groups: readonly (DemoGroup & { id: string })[]) =>
  new Map(
    groups.flatMap(({ id: groupId, variants }) =>
      variants.map(
        ([slug, ...optionValues], groupPosition) => [slug, { groupId, groupPosition, optionValues }] as const,
      ),
    ),
  );

const customersColumn = columns({ any: boolean("exists (select from users)") });
/** A shop with customers gets no demo customers. */
const customers = select(customersColumn);

/** The settings of the demo's trade. Only a newly seeded shop awaits the account's id. */
interface DemoSettings extends Omit<TradeSettings, "customerUid"> {
  readonly customerUid: string | null | Promise<string | null>;
}

/**
 * Fills an empty database with the demo shop: its catalogue, and its customers' orders and reviews; returns the number of products
 * added.
 */
export function seedDemo(
  database: Pick<DataSource, "manager">,
  { seller, customerUid }: DemoSettings,
): Promise<number> {
  return database.manager.transaction(async (manager) => {
    const added = await seedCatalogue({ manager });
    const [found] = added > 0 ? await rows(manager, customers) : [];
    if (found?.any === false) await seedTrade(manager, { seller, customerUid: await customerUid });
    return added;
  });
}

/** Makes sure that the two demo accounts can sign in; returns the customer's id at Firebase. */
export async function seedAccounts(firebase: Pick<Firebase, "ensureAccount">): Promise<string> {
  const { customer, admin } = demoAccounts;
  const { people, adminName } = demoContent();
  const [customerUid] = await Promise.all([
    firebase.ensureAccount({ ...customer, displayName: people[0]?.name ?? customer.displayName }),
    firebase.ensureAccount({ ...admin, displayName: adminName }),
  ]);
  return customerUid;
}

/** Makes sure that the admin's demo account is an admin. */
export async function seedAdmin({ manager }: Pick<DataSource, "manager">): Promise<void> {
  await grantAdmin({ db: manager }, demoAccounts.admin.email);
}
