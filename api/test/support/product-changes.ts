import type { Product } from "../../src/modules/catalogue/product.entity";
import type { TestShop } from "./shop";

const change = [
  "productId name version priceBefore priceAfter regularPriceBefore regularPriceAfter saleEndsAtBefore saleEndsAtAfter categoryIdBefore categoryIdAfter categoryBefore categoryAfter draftBefore draftAfter",
  "brandBefore { slug } brandAfter { slug }",
].join(" ");

const fields = "added fields { field before after }";

/** A change of several products, without the fields of imports: a list of changes with them costs too much. */
export const changeSetOf = `id changedAt undoneAt changes { ${change} }`;

/** The root fields of product changes with all their fields; see {@link insertChanges} for the variables. */
export const changeQueries = {
  productChanges: `query ($products: [ProductVersionInput!]!) {
    productChanges(input: { products: $products, price: { percent: 5 } }) { changes { ${change} ${fields} } unchanged }
  }`,
  productChangeSet: `query ($changeSet: ID!) { productChangeSet(id: $changeSet) { ${changeSetOf} changeCount changes { ${fields} } } }`,
};

/** Inserts a change of all products, with an audit entry for each product. */
export async function insertChanges(shop: TestShop) {
  await shop.sql(`
    with made as (
      insert into product_change_sets (id) select id from products returning id
    ), audited as (
      insert into audit_entries (actor, action, target_id, target) select 'Ada', 'CHANGE_PRODUCTS', id, 'x' from made
    )
    insert into product_changes (set_id, product_id, price_cents_before, price_cents_after, category_after, brand_after)
      select made.id, products.id, 100, 200, category_id, brand from products
        join (select id, row_number() over () from made) made on made.id = products.id or row_number = 1`);
  const products = await shop.sql<{ id: string }>("select id from products limit 500");
  const [set] = await shop.sql<{ id: string }>(
    "select set_id as id from product_changes group by set_id order by count(*) desc limit 1",
  );
  return { products, changeSet: set?.id };
}

const CHANGES = `changes {
  productId name version priceBefore priceAfter draftBefore draftAfter
  categoryBefore categoryAfter brandBefore { name } brandAfter { name }
}`;
const REFUSED = "... on ProductsNotChanged { message refusals { productId name reason } }";

/** Previews a change of several products. */
export const PREVIEW = `query ($input: ChangeProductsInput!) {
  productChanges(input: $input) { unchanged refusals { productId name reason } ${CHANGES} }
}`;

/** Changes several products. */
export const CHANGE = `mutation ($input: ChangeProductsInput!) {
  changeProducts(input: $input) { __typename ... on ProductChangeSet { id undoneAt ${CHANGES} } ${REFUSED} }
}`;

/** Undoes a change of several products. */
export const UNDO = `mutation ($id: ID!, $othersOnly: Boolean! = false) {
  undoProductChanges(id: $id, othersOnly: $othersOnly) {
    __typename ... on ProductChangeSet { id undoneAt ${CHANGES} } ${REFUSED}
  }
}`;

/** Inserts a category named by its slug in capitals; returns its id. */
export async function aCategory(
  shop: TestShop,
  slug: string,
  parentId: string | null = null,
): Promise<string> {
  const [made] = await shop.sql<{ id: string }>(
    "insert into categories (slug, name, parent_id) values ($1, upper($1), $2) returning id",
    [slug, parentId],
  );
  return (made as { id: string }).id;
}

/** Inserts a brand named by its slug in capitals. */
export async function aBrand(shop: TestShop, slug: string): Promise<void> {
  await shop.sql("insert into brands (slug, name) values ($1, upper($1))", [slug]);
}

/** All fields of several products that a change can affect, and their versions; prices in minor units. */
export function allOf(shop: TestShop, products: readonly Product[]) {
  return shop.sql<{
    price: number;
    category: string | null;
    brand: string | null;
    draft: boolean;
    version: number;
  }>(
    `select price_cents as price, category_id as category, brand, draft, version from products where id = any($1)
      order by array_position($1::uuid[], id)`,
    [products.map(({ id }) => id)],
  );
}
