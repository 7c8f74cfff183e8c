import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, print as printWhole, stripIgnoredCharacters } from "graphql";
import { print } from "./print-operation";

const folder = join(__dirname, "../src");
const operations = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".graphql") && !file.endsWith("schema.graphql"))
  .map((file) => [file, readFileSync(join(folder, file), "utf8")] as const);

/** Two texts that mean the same are the same without what GraphQL ignores. */
const meaningOf = (text: string) => stripIgnoredCharacters(printWhole(parse(text)));

it.each(operations)("%s is written as GraphQL's own printer writes it", (_file, text) => {
  expect(meaningOf(print(parse(text)))).toBe(meaningOf(text));
});

it.each([
  'query ($a: [Int!]! = [1, 2], $b: In = { c: "\\"x\\"", d: null, e: OPEN, f: -1.5 }) @live { a: b(c: $a, d: $b) }',
  "mutation M { ... on Order @include(if: true) { id } ...F @skip(if: $x) } fragment F on Order { id }",
  "{ a ... { b } }",
])("so is %s", (text) => {
  expect(meaningOf(print(parse(text)))).toBe(meaningOf(text));
});
