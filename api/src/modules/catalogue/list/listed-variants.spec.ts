import { randomUUID } from "node:crypto";
import { asVisitor } from "../../../../test/support/builders";
import { startTestShop, type TestShop } from "../../../../test/support/shop";

interface Node {
  id: string;
  matching: { id: string } | null;
}

interface Found {
  nodes: Node[];
  totalCount: number;
  facets: { slug: string; values: { value: string; count: number }[] }[];
}

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

  it("is found by the codes of a variant, which two of them may share", async () => {
    await own.sql("update products set gtin = '4006381333931', mpn = 'AB-12' where id = any($1)", [
      [blue, black],
    ]);
    await own.sql("update products set mpn = 'AB-13' where id = $1", [black]);
    expect((await ask('search: "4006381333931"')).nodes).toEqual([{ id: blue, matching: null }]);
    expect((await ask('search: "ab-13"')).nodes).toEqual([{ id: blue, matching: { id: black } }]);
  });

  it("is suggested once, with the variant that has the typed words", async () => {
    const { suggest } = await asVisitor(own).ask<{ suggest: { products: Node[] } }>(
      '{ suggest(text: "bla") { products { id matching { id } } } }',
    );
    expect(suggest.products).toEqual([{ id: blue, matching: { id: black } }]);
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
