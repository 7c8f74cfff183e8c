import fc from "fast-check";
import { parse } from "graphql";
import { definitionSizes } from "./operation-size";

const sizeOf = (text: string) => definitionSizes(parse(text))[0];

it.each([
  ["a field", "{ a }", { selections: 1, depth: 1, rootFields: 1 }],
  ["fields in fields", "{ a { b { c } d } }", { selections: 4, depth: 3, rootFields: 1 }],
  ["an inline fragment", "{ ... on T { a b } }", { selections: 3, depth: 1, rootFields: 2 }],
  [
    "a fragment, wherever it is spread",
    "{ a { ...F } b { ...F } } fragment F on T { c d }",
    { selections: 8, depth: 2, rootFields: 2 },
  ],
  [
    "a fragment at the top",
    "{ ...F ...F } fragment F on T { a }",
    { selections: 4, depth: 1, rootFields: 2 },
  ],
  [
    "aliases",
    "{ x: a { y: b z: c } ...F } fragment F on T { u: a }",
    { selections: 5, depth: 2, rootFields: 2, aliases: 4 },
  ],
  [
    "directives, wherever they stand",
    "query ($v: Int @d) @d { a @d @d ...F @d ... @d { b } } fragment F on T @d { c @d }",
    { selections: 5, depth: 1, rootFields: 3, directives: 8 },
  ],
])("measures %s", (_what, text, size) => {
  expect(sizeOf(text)).toEqual({ aliases: 0, directives: 0, ...size });
});

it("measures each operation and fragment of a document, whether it is used or not", () => {
  const document = parse("query A { a } query B { a b } fragment F on T { c d e }");
  const sizes = definitionSizes(document);
  expect(sizes.map(({ selections }) => selections)).toEqual([1, 2, 3]);
  expect(sizes.map(({ rootFields }) => rootFields)).toEqual([1, 2, 0]);
});

/** A selection set as text, which may spread the fragments F`from` to F2. */
const setFrom = (from: number): fc.Arbitrary<string> =>
  fc.letrec<{ set: string; selection: string }>((tie) => ({
    set: fc.array(tie("selection"), { minLength: 1, maxLength: 3 }).map((parts) => `{ ${parts.join(" ")} }`),
    selection: fc.oneof(
      { maxDepth: 2 },
      fc.constantFrom("a", "x: a", "a @d", ...["...F0", "...F1", "...F2"].slice(from)),
      tie("set").map((set) => `a ${set}`),
      tie("set").map((set) => `... ${set}`),
    ),
  })).set;

it("measures fragments as if each stood written out wherever it is spread", () => {
  const sets = fc.tuple(setFrom(0), setFrom(1), setFrom(2), setFrom(3));
  const property = fc.property(sets, ([operation, ...fragments]) => {
    const definitions = fragments.map((set, at) => `fragment F${at} on T ${set}`);
    const writtenOut = fragments.reduce(
      (text, set, at) => text.replaceAll(`...F${at}`, `... ${set}`),
      operation,
    );
    expect(sizeOf([operation, ...definitions].join(" "))).toEqual(sizeOf(writtenOut));
  });
  fc.assert(property, { numRuns: 200 });
});
