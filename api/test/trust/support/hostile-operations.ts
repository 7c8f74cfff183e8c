/** A GraphQL request that is meant to overload the shop. */
interface HostileOperation {
  query: string;
  variables?: Record<string, unknown>;
}

const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(" ");

/** A selection set, nested in itself this many times. */
const nest = (levels: number, field: string, inside: string) =>
  `${`${field} { `.repeat(levels)}${inside}${" }".repeat(levels)}`;

/** Fragments that each spread the next one twice, so that the last one is expanded 2 ^ levels times. */
const doubling = (levels: number) =>
  `{ topProducts(first: 1) { ...F0 } }
  ${repeat(levels, (at) => `fragment F${at} on Product { ...F${at + 1} ...F${at + 1} }`)}
  fragment F${levels} on Product { id }`;

/** Fragments that each spread all others. */
const mesh = (count: number) =>
  `{ topProducts(first: 1) { ...F0 } }
  ${repeat(count, (at) => `fragment F${at} on Product { ${repeat(count - 1, (other) => `...F${(at + 1 + other) % count}`)} }`)}`;

const list = (fields: number) =>
  `products(first: 100) { nodes { ${repeat(fields, (at) => `f${at}: name`)} } }`;

/** Requests that are refused before they are executed, by the reason of the refusal. */
export const hostileOperations: Record<string, HostileOperation> = {
  "fragments that double 17 times": { query: doubling(17) },
  "fragments that double 90 times": { query: doubling(90) },
  "fragments that spread one another": { query: mesh(20) },
  "a cycle of fragments": {
    query: "{ topProducts { ...A } } fragment A on Product { ...B } fragment B on Product { ...A }",
  },
  "a fragment that isn't there": { query: "{ topProducts { ...Missing } }" },
  "a large fragment that nothing spreads": {
    query: `{ __typename } fragment F on Query { ${repeat(30, () => `products { nodes { ${repeat(15, (at) => `a: ${at % 2 ? "id" : "name"}`)} } }`)} }`,
  },
  "many levels": { query: `{ __type(name: "Product") { ${nest(400, "ofType", "name")} } }` },
  "many levels of inline fragments": {
    query: `{ topProducts { ${nest(450, "...", "id")} ${"id ".repeat(100)} } }`,
  },
  "many aliases": { query: `{ topProducts { ${repeat(400, (at) => `a${at}: id`)} } }` },
  "many searches": {
    query: `{ ${repeat(130, (at) => `a${at}: products(first: 1, search: "a b c d e") { totalCount }`)} }`,
  },
  "one field again and again": { query: `{ topProducts { ${"name ".repeat(1_900)} } }` },
  "many directives": { query: `{ topProducts { id ${"@skip(if: false) ".repeat(250)} } }` },
  "many unknown directives": { query: `{ topProducts { id ${"@aa ".repeat(900)} } }` },
  "long lists": { query: `{ ${repeat(4, (at) => `l${at}: ${list(24)}`)} }` },
  "long lists by variables": {
    query: `query ($n: Int!) { ${repeat(17, (at) => `l${at}: orders(first: $n) { nodes { id product { id name price } } }`)} }`,
    variables: { n: 100 },
  },
  "the introspection in circles": {
    query: `{ __schema { types { ${"fields { type { ".repeat(4)} name ${"} } ".repeat(4)} } } }`,
  },
  "a list in lists": { query: `{ products(search: ${"[".repeat(900)}${"]".repeat(900)}) { totalCount } }` },
  "an object in objects": {
    query: `{ products(search: ${"{ a: ".repeat(450)}1${" }".repeat(450)}) { totalCount } }`,
  },
  "many variables": { query: `query (${repeat(380, (at) => `$v${at}: Int`)}) { topProducts { id } }` },
  "many unknown fields": { query: `{ topProducts { ${repeat(450, (at) => `nmae${at}`)} } }` },
  "many fields that contradict one another": {
    query: `{ products { ${repeat(4, () => `nodes { ${repeat(24, (at) => `a: ${at % 2 ? "id" : "name"}`)} }`)} } }`,
  },
  "a name of 100,000 letters": { query: `{ ${"x".repeat(100_000)} }` },
  "a text of 100,000 letters and no end": {
    query: `{ products(search: "${"x".repeat(100_000)}) { totalCount } }`,
  },
  "too many tokens": { query: `{ ${"topProducts { id } ".repeat(5_000)} }` },
};
