import { execute, getIntrospectionQuery, parse } from "graphql";
import { createSchema } from "../../boot/create-schema";
import type { RequestContext } from "../../context/context";
import { hashOf, OperationCache, type KnownOperation } from "./operation-cache";

const schema = createSchema();
const OURS = "query Ours { topProducts { id } }";

/** Parses and stores a text, as Apollo Server does for texts that the cache doesn't have. */
async function send(cache: OperationCache, text: string) {
  const key = `schema:${hashOf(text)}`;
  const known = await cache.documentStore.get(key);
  if (!known) await cache.documentStore.set(key, parse(text));
}

const run = (known: KnownOperation | undefined) => known?.run({}, { db: null } as unknown as RequestContext);

it("finds a document by its text and by its hash, and by no other", async () => {
  const cache = new OperationCache(schema);
  expect(cache.find({ query: OURS })).toBeUndefined();
  await send(cache, OURS);
  const known = cache.find({ query: OURS });
  expect(known?.text).toBe(OURS);
  expect(cache.find({ hash: hashOf(OURS) })).toBe(known);
  expect(cache.find({ hash: hashOf(OURS), query: OURS }, "Ours")).toBe(known);
  expect(await cache.persistedQueries.get(`apq:${hashOf(OURS)}`)).toBe(OURS);
  expect(cache.find({ hash: hashOf("{ topProducts { name } }") })).toBeUndefined();
});

it("refuses a name that no operation of a known document has", async () => {
  const cache = new OperationCache(schema);
  await send(cache, `${OURS} query Other { topProducts { name } }`);
  const query = `${OURS} query Other { topProducts { name } }`;
  expect(cache.find({ query }, "Other")?.operation.name?.value).toBe("Other");
  for (const name of [undefined, null, "Another"])
    expect(() => cache.find({ query }, name)).toThrow(/^operationName: /);
});

describe("hostile clients", () => {
  const texts = Array.from({ length: 2_000 }, (_, at) => `query Q${at} { topProducts { id } }`);

  it("fill the cache with no more than a thousand documents", async () => {
    const cache = new OperationCache(schema);
    for (const text of texts) await send(cache, text);
    expect(cache.count).toBe(500);
    for (const text of texts.flatMap((each) => [each, each])) await send(cache, text);
    expect(cache.count).toBeLessThanOrEqual(1_000);
  });

  it("can't evict a document that is used again, nor a query of our pages", async () => {
    const cache = new OperationCache(schema, { [hashOf(OURS)]: OURS });
    const theirs = "{ topProducts { name } }";
    await send(cache, theirs);
    await send(cache, theirs);
    for (const text of texts) await send(cache, text);
    expect(cache.find({ query: theirs })).toBeDefined();
    for (const text of texts.flatMap((each) => [each, each])) await send(cache, text);
    expect(cache.find({ hash: hashOf(OURS) })).toMatchObject({ isOwn: true });
  });

  it("fill it with fewer documents if these are long, or large once compiled, or read the whole schema", async () => {
    const countOf = async (textOf: (at: number) => string, uses: number) => {
      const cache = new OperationCache(schema);
      for (let at = 0; at < 200; at += 1)
        for (let use = 0; use < uses; use += 1) await send(cache, textOf(at));
      return cache.count;
    };
    expect(await countOf((at) => `{ topProducts { id } } # ${at}${"x".repeat(9_970)}`, 1)).toBeLessThan(20);
    expect(await countOf((at) => `query Q${at} { topProducts { ${"id ".repeat(90)} } }`, 2)).toBeLessThan(70);
    expect(await countOf((at) => getIntrospectionQuery().replace("Query", `Q${at}`), 2)).toBeLessThan(35);
  });
});

it.each([
  ["at its second use", OURS, [false, true]],
  ["never if it is large", `{ topProducts { ${"id ".repeat(100)} } }`, [false, false]],
])("compiles a client's operation %s", async (_when, query, expected) => {
  const cache = new OperationCache(schema);
  await send(cache, query);
  const known = cache.find({ query });
  const compiled: unknown[] = [];
  while (compiled.length < expected.length) {
    await run(known);
    compiled.push(known?.isCompiled);
  }
  expect(compiled).toEqual(expected);
});

it("compiles a page's operation once for all documents of the same text, at the first use", async () => {
  const cache = new OperationCache(schema);
  const [one, same] = [cache.ofPage(parse(OURS)), cache.ofPage(parse(OURS))];
  await run(one);
  expect(same).toBe(one);
  expect(same.isCompiled).toBe(true);
});

it("answers an introspection as graphql-js does, from its second use on from memory", async () => {
  const cache = new OperationCache(schema);
  const query = getIntrospectionQuery();
  await send(cache, query);
  const results = [1, 2, 3].map(() => run(cache.find({ query })));
  expect(results).toEqual(Array(3).fill(execute({ schema, document: parse(query) })));
  expect(results[0]).not.toBe(results[1]);
  expect(results[1]).toBe(results[2]);
});

it("executes an introspection again for each value of a variable", async () => {
  const cache = new OperationCache(schema);
  const query = "query ($name: String!) { __type(name: $name) { name } }";
  await send(cache, query);
  for (const name of ["Product", "Order", "Product"]) {
    const result = cache.find({ query })?.run({ name }, {} as RequestContext);
    expect(result).toEqual({ data: { __type: { name } } });
  }
});
