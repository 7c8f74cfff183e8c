import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { asAdmin, asVisitor, type Person } from "../../../../test/support/builders";
import {
  addTaxonomy,
  anyFilter,
  isListed,
  soldProduct,
  withChoice,
  type CategoryIds,
  type Filter,
  type Sold,
} from "../../../../test/support/filtered-products";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import { ProductSort } from "./products.input";

/** A product of a random catalogue. */
interface Made extends Sold {
  id: string;
  draft: boolean;
  deleted: boolean;
  group: string | null;
  place: number | null;
  optionValue: string | null;
  createdAt: string;
}

interface Asked {
  filter: Filter & { group?: string };
  search?: string | undefined;
  inStock?: boolean | undefined;
  draft?: boolean | undefined;
  variants?: boolean | undefined;
  sort?: ProductSort | undefined;
}

interface Node {
  id: string;
  matching: { id: string } | null;
}

interface Found {
  nodes: Node[];
  pageInfo: Record<"hasNextPage" | "hasPreviousPage", boolean> &
    Record<"startCursor" | "endCursor", string | null>;
  totalCount: number;
  facets: { slug: string; values: { value: string; count: number }[] }[];
}

let shop: TestShop;
let ids: CategoryIds;
let admin: Person;
const groups = Array.from({ length: 4 }, () => randomUUID());
beforeAll(async () => {
  shop = await startTestShop();
  ids = await addTaxonomy(shop);
  admin = await asAdmin(shop);
  await shop.sql(
    "insert into product_groups (id, name, options) select id, id::text, '{Dial}' from unnest($1::uuid[]) as id",
    [groups],
  );
});
afterAll(() => shop.stop());

const anyProduct = fc.record({
  n: fc.nat(200),
  group: fc.option(fc.nat(groups.length - 1), { freq: 3 }),
  dial: fc.constantFrom("Amber", "Crimson"),
  draft: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  deleted: fc.integer({ min: 0, max: 8 }).map((n) => n === 0),
});

const anyCatalogue = fc.array(anyProduct, { minLength: 1, maxLength: 24 }).map((made) => {
  const places = groups.map(() => 0);
  return made.map(({ n, group, dial, draft, deleted }, at): Made => {
    const grouped = group !== null && !deleted;
    const place = grouped ? (places[group] as number) : null;
    if (grouped) places[group] = (place as number) + 1;
    return {
      ...{ ...soldProduct(n, ids), name: `Thing ${String.fromCodePoint(97 + ((at * 7) % 24))}` },
      ...{ id: randomUUID(), draft, deleted, place, group: grouped ? (groups[group] as string) : null },
      optionValue: grouped ? `${dial} ${place}` : null,
      createdAt: new Date(Date.UTC(2026, 0, 1 + (n % 9))).toISOString(),
    };
  });
});

const anyList = () =>
  fc.record({
    filter: anyFilter(ids),
    search: fc.constantFrom(undefined, undefined, "steel", "crimson", "steel amber"),
    inStock: fc.constantFrom(undefined, undefined, true),
    sort: fc.constantFrom(undefined, ...Object.values(ProductSort)),
    draft: fc.constantFrom(undefined, undefined, true, false),
    isAdmin: fc.boolean(),
    variants: fc.constantFrom(undefined, undefined, undefined, true),
    ofGroup: fc.constantFrom(undefined, undefined, undefined, ...groups),
    loosely: fc.boolean(),
  });

async function fill(catalogue: Made[]): Promise<void> {
  await shop.sql("truncate products cascade");
  await shop.sql(
    `insert into products (id, name, description, price_cents, regular_price_cents, image, rating, count_in_stock, category_id,
        brand, attributes, draft, archived_at, group_id, group_position, option_values, created_at)
      select id, name, description, round(price * 100), round("regularPrice" * 100), '/x', rating, "countInStock", "categoryId",
        "brandSlug", "attributeValues", draft, case when deleted then now() end, "group", place,
        case when "optionValue" is not null then array["optionValue"] end, "createdAt"
      from jsonb_to_recordset($1::jsonb) as made (id uuid, name text, description text, price numeric, "regularPrice" numeric,
        rating float8, "countInStock" int, "categoryId" uuid, "brandSlug" text, "attributeValues" jsonb, draft boolean,
        deleted boolean, "group" uuid, place int, "optionValue" text, "createdAt" timestamptz)`,
    [JSON.stringify(catalogue)],
  );
}

const listBy = (
  isSorted: boolean,
) => `query ($first: Int = 100, $after: String, $before: String, $search: String,
    $inStock: Boolean, $draft: Boolean, $variants: Boolean, $filter: ProductFilter${isSorted ? ", $sort: ProductSort!" : ""}) {
  products(first: $first, after: $after, before: $before, search: $search, inStock: $inStock, draft: $draft,
      variants: $variants, filter: $filter${isSorted ? ", sort: $sort" : ""}) {
    nodes { id matching { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount
    facets { slug values { value count } }
  }
}`;

const list = async (viewer: Pick<Person, "ask">, asked: Asked & Record<string, unknown>) =>
  (await viewer.ask<{ products: Found }>(listBy(Boolean(asked.sort)), asked)).products;

const hasWords = ({ description, optionValue }: Made, search = "") =>
  search.split(" ").every((word) => `${description} ${optionValue}`.toLowerCase().includes(word));

/** The list, as simply as possible: the products that it shows, each with the variant that matches the search. */
function expected(catalogue: Made[], isAdmin: boolean, asked: Asked): { node: Made; shown: Made }[] {
  const { filter, search, inStock, variants } = asked;
  const draft = isAdmin ? asked.draft : false;
  const met = catalogue.filter(
    (product) =>
      !product.deleted &&
      (draft === undefined || product.draft === draft) &&
      (!inStock || product.countInStock > 0) &&
      (!filter.group || product.group === filter.group) &&
      isListed(product, filter, ids),
  );
  const found = met.filter((product) => hasWords(product, search));
  if (variants || filter.group) return found.map((product) => ({ node: product, shown: product }));
  const firstOf = (group: string | null, among: Made[]) =>
    among
      .filter((product) => product.group === group)
      .toSorted((one, other) => Number(one.place) - Number(other.place))[0] as Made;
  return found
    .filter((product) => product.group === null || product === firstOf(product.group, found))
    .map((shown) => ({ node: shown.group === null ? shown : firstOf(shown.group, met), shown }));
}

type Key = (product: Made) => string | number;
const keys: Record<ProductSort | "PLACE", [key: Key, direction: 1 | -1]> = {
  NEWEST: [({ createdAt }) => createdAt, -1],
  NAME: [({ name }) => name, 1],
  NAME_DESC: [({ name }) => name, -1],
  PRICE_ASC: [({ price }) => price, 1],
  PRICE_DESC: [({ price }) => price, -1],
  RATING: [({ rating }) => rating, -1],
  STOCK_ASC: [({ countInStock }) => countInStock, 1],
  STOCK_DESC: [({ countInStock }) => countInStock, -1],
  PLACE: [({ place }) => Number(place), 1],
};

function inOrder<Row extends { shown: Made }>(rows: Row[], order: keyof typeof keys): Row[] {
  const [key, direction] = keys[order];
  const compare = (one: string | number, other: string | number) =>
    one === other ? 0 : one < other ? -direction : direction;
  return rows.toSorted(
    ({ shown: one }, { shown: other }) => compare(key(one), key(other)) || compare(one.id, other.id),
  );
}

const anyCase = () =>
  fc.record({ catalogue: anyCatalogue, asked: anyList() }).map(({ catalogue, asked }) => {
    const { isAdmin, ofGroup, loosely, ...rest } = asked;
    // most random filters leave nothing
    const filter = loosely ? { ...(rest.filter.brands && { brands: rest.filter.brands }) } : rest.filter;
    return {
      catalogue,
      isAdmin,
      asked: { ...rest, filter: { ...filter, ...(ofGroup && { group: ofGroup }) } },
    };
  });

it("lists and counts a group once, in any list of any catalogue, and its facets agree with the lists they lead to", async () => {
  const property = fc.asyncProperty(anyCase(), async ({ catalogue, isAdmin, asked }) => {
    await fill(catalogue);
    const viewer = isAdmin ? admin : asVisitor(shop);
    const { nodes, totalCount, facets } = await list(viewer, asked);
    const rows = expected(catalogue, isAdmin, asked);
    const sort = asked.sort ?? (asked.filter.group ? "PLACE" : "NEWEST");
    const wanted = inOrder(rows, sort).map(({ node, shown }) => ({
      id: node.id,
      matching: node === shown ? null : { id: shown.id },
    }));
    const isRanked = asked.search && !asked.sort;
    const byId = (each: Node[]) => each.toSorted((one, other) => one.id.localeCompare(other.id));
    expect(isRanked ? byId(nodes) : nodes).toEqual(isRanked ? byId(wanted) : wanted);
    expect(totalCount).toBe(rows.length);
    for (const { slug, values } of facets)
      for (const { value, count } of values) {
        const filter = withChoice(asked.filter, slug, value);
        expect([slug, value, count]).toEqual([
          slug,
          value,
          expected(catalogue, isAdmin, { ...asked, filter }).length,
        ]);
      }
  });
  await fc.assert(property, { numRuns: 80 });
});

it("pages both ways through any list without missing or repeating a group", async () => {
  const property = fc.asyncProperty(anyCase(), async ({ catalogue, isAdmin, asked }) => {
    await fill(catalogue);
    const viewer = isAdmin ? admin : asVisitor(shop);
    const whole = (await list(viewer, asked)).nodes;
    const forth: Node[] = [];
    const back: Node[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { nodes, pageInfo }: Found = await list(viewer, { ...asked, first: 3, after });
      forth.push(...nodes);
      ({ hasNextPage: more, endCursor: after } = pageInfo);
      if (more) continue;
      const last = nodes.length;
      for (let before: string | null = pageInfo.startCursor, has = pageInfo.hasPreviousPage; has;) {
        const page: Found = await list(viewer, { ...asked, first: 3, before });
        back.unshift(...page.nodes);
        ({ hasPreviousPage: has, startCursor: before } = page.pageInfo);
      }
      back.push(...nodes.slice(0, last));
    }
    expect(forth).toEqual(whole);
    expect(back).toEqual(whole);
  });
  await fc.assert(property, { numRuns: 25 });
});

it("counts a group once in a category and a brand, and has it once among the top and the similar products", async () => {
  const query = `query ($id: ID!) {
    categories { id productCount children { id productCount } } topProducts(first: 50) { id }
    product(id: $id) { similar(first: 50) { id } } allBrands { nodes { slug productCount } }
  }`;
  interface Counted {
    categories: (CountedCategory & { children: CountedCategory[] })[];
    topProducts: { id: string }[];
    product: { similar: { id: string }[] } | null;
    allBrands: { nodes: { slug: string; productCount: number }[] };
  }
  interface CountedCategory {
    id: string;
    productCount: number;
  }
  const property = fc.asyncProperty(anyCatalogue, async (catalogue) => {
    await fill(catalogue);
    const listed = (filter: Filter, inStock = false, among = catalogue) =>
      expected(among, false, { filter, inStock }).map(({ node }) => node);
    const { id, group, categoryId } = catalogue[0] as Made;
    const { categories, topProducts, product, allBrands } = await admin.ask<Counted>(query, { id });
    for (const { children, ...category } of categories)
      for (const { id: of, productCount } of [category, ...children])
        expect([of, productCount]).toEqual([of, listed({ category: of }).length]);
    for (const { slug, productCount } of allBrands.nodes)
      expect([slug, productCount]).toEqual([slug, listed({ brands: [slug] }).length]);
    const top = inOrder(
      listed({}, true).map((shown) => ({ shown })),
      "RATING",
    );
    expect(topProducts).toEqual(top.map(({ shown }) => ({ id: shown.id })));
    const others = catalogue.filter((each) => each.categoryId === categoryId && each.id !== id);
    const similar = listed({}, false, others).filter((each) => group === null || each.group !== group);
    if (product)
      expect(product.similar.map((each) => each.id).toSorted()).toEqual(
        categoryId ? similar.map((each) => each.id).toSorted() : [],
      );
  });
  await fc.assert(property, { numRuns: 40 });
});
