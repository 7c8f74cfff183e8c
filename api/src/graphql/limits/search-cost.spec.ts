import { getOperationAST, parse, type OperationDefinitionNode } from "graphql";
import { createSchema } from "../../boot/create-schema";
import { chargeOf } from "./operation-cost";
import { isExpensive } from "./operation-limits";
import { searchesOfAddress } from "../../http/search-cost";

const schema = createSchema();

function chargeFor(text: string) {
  const document = parse(text);
  return chargeOf(schema, document, getOperationAST(document) as OperationDefinitionNode);
}

it.each([
  [{}, "", 0],
  [{ search: "saw" }, 'search: "saw"', 1],
  [{ category: "watches", limit: "5" }, 'filter: { category: "watches" }', 0],
  [
    { brand: ["a", "b"], priceMin: "1", priceMax: "2" },
    'filter: { brands: ["a", "b"], priceMin: 1, priceMax: 2 }',
    1,
  ],
  [{ onSale: true }, "filter: { onSale: true }", 1],
  [
    { search: "saw", brand: "a", ratingMin: "4", onSale: "true", "attribute.size": "5" },
    'search: "saw", filter: { brands: ["a"], ratingMin: 4, onSale: true, attributes: [{ slug: "size", min: 5 }] }',
    3,
  ],
])("counts the searches of the address %o as those of the list of GraphQL", (parameters, args, searches) => {
  expect(searchesOfAddress(parameters)).toBe(searches);
  const list = args ? `products(${args})` : "products";
  expect(chargeFor(`{ ${list} { nodes { id } } }`).searches).toBe(searches);
});

const count = (n: number) => `c${n}: products(sort: PRICE_ASC, inStock: true) { totalCount }`;
const counts = (many: number) => `{ ${Array.from({ length: many }, (_, n) => count(n)).join(" ")} }`;

it("limits how many operations run at once that count more than a page does", () => {
  expect(isExpensive(chargeFor(counts(2)))).toBe(false);
  expect(isExpensive(chargeFor(counts(3)))).toBe(true);
  expect(chargeFor(counts(20))).toMatchObject({ searches: 18, cost: 20 * 62 });
});
