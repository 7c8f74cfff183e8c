import { MAX_SEARCH } from "@shop/shared/lists";
import { readListParams, writeListParams } from "./list-params";

const sortOptions = [
  { sort: "NAME", slug: "name", label: "Name" },
  { sort: "STOCK_ASC", slug: "stock-up", label: "Least in stock" },
] as const;
const filters = [{ slug: "hidden", label: "Hidden" }];
const read = (query: string) => readListParams(new URLSearchParams(query), sortOptions, filters);

const start = {
  search: "",
  filter: null,
  from: null,
  to: null,
  sort: null,
  after: null,
  before: null,
  page: 1,
};

it("holds search, order and page, and is read back the same", () => {
  const lists = [
    { ...start, search: "torque & wrench", sort: "NAME" as const },
    { ...start, filter: "hidden", after: "WzEsIjIiXQ", page: 3 },
    { ...start, from: "2026-11-01", to: "2026-11-22", filter: "hidden" },
    { ...start, before: "WzEsIjIiXQ", page: 2 },
  ];
  for (const params of lists) expect(read(writeListParams(params, sortOptions).toString())).toEqual(params);
});

it("says nothing of what goes without saying", () => {
  expect(writeListParams(start, sortOptions).toString()).toBe("");
});

it.each([
  "sort=PRICE",
  "show=secret",
  "page=3",
  "page=-1&after=%00",
  "after=<script>",
  `after=${"x".repeat(3000)}`,
  "before=a b&page=x",
  "from=yesterday&to=2026-02-30",
])("takes %s for the list's beginning", (query) => {
  expect(read(query)).toEqual(start);
});

it("begins behind one row, or ends before another, never both", () => {
  expect(read("after=abc&before=def&page=2")).toMatchObject({ after: "abc", before: null });
});

it("leaves out what can't be searched for", () => {
  expect(read(`search=${"x".repeat(500)}`).search).toHaveLength(MAX_SEARCH);
  expect(read("search=a%00b").search).toBe("ab");
});
