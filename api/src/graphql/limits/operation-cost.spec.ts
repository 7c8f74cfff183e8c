import {
  getIntrospectionQuery,
  getOperationAST,
  parse,
  validate,
  type OperationDefinitionNode,
} from "graphql";
import { createSchema } from "../../boot/create-schema";
import { chargeOf } from "./operation-cost";

const schema = createSchema();

function chargeFor(text: string, variables?: Record<string, unknown>) {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  return chargeOf(schema, document, getOperationAST(document) as OperationDefinitionNode, variables);
}

/** A filter of nine facets. */
const NARROW = `category: "watches", brands: ["a"], priceMax: 2, ratingMin: 4, attributes: [${"abcdef".replace(/./g, '{ slug: "$&", min: 1 } ')}]`;

const costOf = (text: string, variables?: Record<string, unknown>) => chargeFor(text, variables).cost;

it.each([
  ["a value", "{ __typename }", 1],
  ["an object", '{ product(id: "x") { id name } }', 10 + 1 + 2],
  ["a list, by its first", "{ topProducts(first: 5) { id name } }", 10 + 5 * 3],
  ["a list, by the default of its first", "{ topProducts { id } }", 10 + 8 * 2],
  ["a page, by the first of its connection", "{ products(first: 20) { nodes { id } } }", 10 + 1 + 20 * 2],
  [
    "its edges, each with its node",
    "{ products(first: 20) { edges { cursor node { id } } } }",
    10 + 1 + 20 * 4,
  ],
  ["an id that is looked for everywhere", '{ node(id: "x") { id } }', 60 + 1 + 1],
  ["what stands beside the page once", "{ products(first: 20) { pageInfo { endCursor } } }", 10 + 1 + 2],
  ["the number of all rows", "{ products { totalCount } }", 10 + 1 + 1 + 50],
  [
    "changes",
    '{ products(first: 1, updatedSince: "2026-11-30T00:00:00Z") { nodes { id } } }',
    10 + 50 + 1 + 2,
  ],
  ["what hangs on each row", "{ orders(first: 10) { nodes { product { id } } } }", 10 + 1 + 10 * 3],
  ["a search", '{ products(first: 1, search: "saw") { nodes { id } } }', 10 + 100 + 1 + 2],
  ["no search", '{ products(first: 1, search: "") { nodes { id } } }', 10 + 1 + 2],
  [
    "the variants of a group, of which there may be a hundred",
    '{ product(id: "x") { group { products { id optionValues { value } } } } }',
    10 + 1 + 1 + 30 * (2 + 3 * 2),
  ],
  ["days", "{ salesByDay(days: 7) { orders } }", 10 + 7 * 2],
  ["months", "{ ratingsByMonth { average reviews } }", 10 + 12 * 3],
  ["a transaction", 'mutation { deleteProduct(id: "x") }', 50 + 1],
  ["each alias", "{ a: topProducts(first: 1) { id } b: topProducts(first: 1) { id } }", 2 * 12],
  [
    "fragments, wherever they are spread",
    "query { topProducts(first: 5) { ...A ... { name } } } fragment A on Product { id ... on Product { price } }",
    10 + 5 * 4,
  ],
  [
    "all members of a union",
    'mutation { addReview(input: { rating: 1, comment: "-" }) { ... on Review { id } ... on AlreadyReviewed { message } } }',
    50 + 1 + 2,
  ],
])("charges %s", (_what, text, cost) => {
  expect(costOf(text)).toBe(cost);
});

it.each([
  ["a variable", "query ($n: Int!) { topProducts(first: $n) { id } }", { n: 50 }, 10 + 50 * 2],
  ["a variable's default", "query ($n: Int! = 30) { topProducts(first: $n) { id } }", {}, 10 + 30 * 2],
  [
    "the argument's default where a variable is missing",
    "query ($n: Int) { topProducts(first: $n) { id } }",
    {},
    26,
  ],
  [
    "a list of unknown length where a variable is no number",
    "query ($n: Int!) { topProducts(first: $n) { id } }",
    { n: "many" },
    10 + 10 * 2,
  ],
  [
    "a search in a variable",
    "query ($s: String) { products(first: 1, search: $s) { nodes { id } } }",
    { s: "saw" },
    113,
  ],
])("reads %s", (_what, text, variables, cost) => {
  expect(costOf(text, variables)).toBe(cost);
});

it("counts no list longer than any argument may ask for, nor shorter than one item", () => {
  expect(costOf("{ topProducts(first: 2000000000) { id } }")).toBe(10 + 365 * 2);
  expect(costOf("{ topProducts(first: -5) { id } }")).toBe(10 + 2);
});

it("charges the introspection by the length of its lists, at the price of memory", () => {
  const whole = costOf(getIntrospectionQuery());
  expect(whole).toBeGreaterThan(costOf("{ __schema { types { name } } }"));
  expect(whole).toBeLessThan(8_000);
});

it.each([
  ["no search", '{ products(search: "") { nodes { id } } }', 0],
  ["a search", '{ products(search: "saw") { nodes { id } } }', 1],
  [
    "each alias",
    '{ a: products(search: "saw") { totalCount } b: products(search: "axe") { totalCount } }',
    2,
  ],
  ["a list of a category", '{ products(filter: { category: "watches", brands: [] }) { totalCount } }', 0],
  [
    "a filter of a few facets",
    '{ products(filter: { brands: ["a", "b"], priceMin: 1, priceMax: 2 }) { totalCount } }',
    1,
  ],
  [
    "a filter of a single attribute",
    '{ products(filter: { attributes: { slug: "a", min: 1 } }) { totalCount } }',
    1,
  ],
  [
    "a filter of many facets beside a search",
    `{ products(search: "saw", filter: { ${NARROW} }) { totalCount } }`,
    1 + 3,
  ],
  ["counts that a page needs", "{ products { totalCount facets { slug } } }", 0],
  [
    "many counts",
    "{ a: products(sort: PRICE_ASC) { totalCount } b: products(inStock: true) { totalCount } c: products { totalCount facets { slug } } }",
    2,
  ],
  ["the products of a collection", '{ collection(slug: "a") { products { totalCount } } }', 0],
  ["the products of each collection", "{ collections { products { nodes { id name price rating } } } }", 10],
  ["what is like a product", '{ product(id: "x") { similar(first: 100) { id } } }', 0],
  ["a help for a word", '{ searchHelp(text: "saw") { without { count } } }', 1],
  ["a help for some words", '{ searchHelp(text: " pink  saw saw") { without { count } } }', 1 + 2],
  [
    "a help for many words and filters",
    `{ searchHelp(text: "a b c d e f g", inStock: true, filter: { ${NARROW} }) { corrected { typed } } }`,
    1 + 5 + 6,
  ],
  [
    "a help without words",
    '{ searchHelp(inStock: true, filter: { category: "watches", ratingMin: 4 }) { categories { id } } }',
    3,
  ],
])("counts the searches of %s", (_what, text, searches) => {
  const { searches: counted, cost } = chargeFor(text);
  expect(counted).toBe(searches);
  expect(cost).toBeGreaterThan(100 * searches);
});

it.each([
  ["counts of products", "{ categories { children { productCount } } }", 10 + 10 * (1 + 10 * 2)],
  [
    "what is like each row",
    "{ products(first: 20) { nodes { similar(first: 2) { id } } } }",
    10 + 1 + 20 * (1 + 2 * 2),
  ],
])("counts %s as a search, and charges what is listed", (_what, text, cost) => {
  expect(chargeFor(text)).toMatchObject({ cost, searches: 1 });
});

it.each([
  ["the id of a product", "query ($id: ID!) { product(id: $id) { id } }", true],
  ["the length of a list", "query ($n: Int) { topProducts(first: $n) { id } }", false],
  ["a search", "query ($s: String) { products(search: $s) { nodes { id } } }", false],
  ["a brand", 'query ($s: String!) { products(filter: { brands: ["a", $s] }) { nodes { id } } }', false],
])("knows whether %s in a variable changes the cost", (_what, text, fixed) => {
  expect(chargeFor(text, { id: "x", n: 1, s: "saw" }).fixed).toBe(fixed);
});

it("counts the codes of quotes by the variables of each request, wherever they are in the input", () => {
  const { codesIn, fixed } = chargeFor(
    `query ($code: String, $input: QuoteInput = { items: [], discountCode: "TEN" }) {
      a: quote(input: { items: [], discountCode: $code }) { total } b: quote(input: $input) { total } ...Third }
      fragment Third on Query { c: quote(input: { items: [], discountCode: "TEN" }) { total } }`,
  );
  expect(fixed).toBe(true);
  expect(codesIn({})).toBe(2);
  expect(codesIn({ code: "TEN" })).toBe(3);
  expect(codesIn({ input: { items: [] } })).toBe(1);
  expect(codesIn({ input: { items: [], discountCode: "TEN", giftCardCode: "ABCD" } })).toBe(3);
});
