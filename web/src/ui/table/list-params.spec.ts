import { readListParams, writeListParams } from "./list-params";

const orders = [
  { sort: "NAME", inUrl: "name", label: "Name" },
  { sort: "STOCK_ASC", inUrl: "stock-up", label: "Least in stock" },
] as const;
const parts = [{ inUrl: "hidden", label: "Hidden" }];
const read = (query: string) => readListParams(new URLSearchParams(query), orders, parts);

const start = { search: "", part: null, sort: null, after: null, before: null, page: 1 };

it("holds search, order and page, and is read back the same", () => {
  const places = [
    { ...start, search: "torque & wrench", sort: "NAME" as const },
    { ...start, part: "hidden", after: "WzEsIjIiXQ", page: 3 },
    { ...start, before: "WzEsIjIiXQ", page: 2 },
  ];
  for (const place of places) expect(read(writeListParams(place, orders).toString())).toEqual(place);
});

it("says nothing of what goes without saying", () => {
  expect(writeListParams(start, orders).toString()).toBe("");
});

it.each([
  "sort=PRICE",
  "show=secret",
  "page=3",
  "page=-1&after=%00",
  "after=<script>",
  `after=${"x".repeat(3000)}`,
  "before=a b&page=x",
])("takes %s for the list's beginning", (query) => {
  expect(read(query)).toEqual(start);
});

it("begins behind one row, or ends before another, never both", () => {
  expect(read("after=abc&before=def&page=2")).toMatchObject({ after: "abc", before: null });
});

it("leaves out what can't be searched for", () => {
  expect(read(`search=${"x".repeat(500)}`).search).toHaveLength(100);
  expect(read("search=a%00b").search).toBe("ab");
});
