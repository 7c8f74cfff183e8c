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

describe("a watch with a blue and a black dial", () => {
  let own: TestShop;
  const [blue, black, saw] = [randomUUID(), randomUUID(), randomUUID()];
  // a new shop for each test: its process does not know yet that there are variants
  beforeEach(async () => {
    own = await startTestShop();
    const [group] = await own.sql<{ id: string }>(
      "insert into product_groups (name, options) values ('Skerry', '{Dial}') returning id",
    );
    await own.sql(
      `insert into products (id, name, description, price_cents, image, rating, count_in_stock, group_id, group_position, option_values)
        values ($1, 'Skerry one', 'A diver''s watch.', 30000, '/x', 4, 0, $4, 0, '{Blue}'),
          ($2, 'Skerry two', 'A diver''s watch.', 20000, '/x', 5, 9, $4, 1, '{Black}'),
          ($3, 'Saw', 'Cuts.', 25000, '/x', 3, 9, null, null, null)`,
      [blue, black, saw, group?.id],
    );
  });
  afterEach(() => own.stop());

  const ask = async (args: string, fields = "nodes { id matching { id } }") =>
    (await asVisitor(own).ask<{ products: Found }>(`{ products(${args}) { ${fields} } }`)).products;

  it("is listed once, by its first variant that meets the filter", async () => {
    expect((await ask("sort: PRICE_ASC", "nodes { id }")).nodes).toEqual([{ id: saw }, { id: blue }]);
    expect((await ask("inStock: true, sort: PRICE_ASC", "nodes { id }")).nodes).toEqual([
      { id: black },
      { id: saw },
    ]);
  });

  it("is counted once", async () => {
    expect(await ask("first: 1", "totalCount")).toEqual({ totalCount: 2 });
    expect(await ask("first: 1, variants: true", "totalCount")).toEqual({ totalCount: 3 });
  });

  it("is found by a dial, with the variant that has it", async () => {
    expect((await ask('search: "black dive"')).nodes).toEqual([{ id: blue, matching: { id: black } }]);
    expect((await ask('search: "skerry blue"')).nodes).toEqual([{ id: blue, matching: null }]);
    expect((await ask('search: "black", inStock: true')).nodes).toEqual([{ id: black, matching: null }]);
    expect((await ask('search: "blue", inStock: true')).nodes).toEqual([]);
  });

  it("counts once in a facet", async () => {
    const { facets, totalCount } = await ask("first: 1", "facets { slug values { value count } } totalCount");
    const ratings = facets.find(({ slug }) => slug === "rating")?.values;
    expect([totalCount, ratings]).toEqual([
      2,
      [
        { value: "4", count: 1 },
        { value: "3", count: 2 },
        { value: "2", count: 2 },
        { value: "1", count: 2 },
      ],
    ]);
  });

  it("has its variants in the list of its group", async () => {
    const [group] = await own.sql<{ id: string }>("select id from product_groups");
    expect(await ask(`filter: { group: "${group?.id}" }`, "nodes { id } totalCount")).toEqual({
      nodes: [{ id: blue }, { id: black }],
      totalCount: 2,
    });
    for (const id of ["none", randomUUID()])
      expect(await asVisitor(own).refusal(`{ products(filter: { group: "${id}" }) { totalCount } }`)).toBe(
        "BAD_USER_INPUT",
      );
  });
});
