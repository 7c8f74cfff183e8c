import { comparisonAddress, readComparedIds } from "./compared-ids";

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const read = (query: string) => readComparedIds(new URLSearchParams(query));

it.each([
  ["", [], false],
  ["ids=", [], false],
  [`ids=${id(1)}`, [id(1)], false],
  [`ids=${id(1)},${id(2)}&utm_source=mail`, [id(1), id(2)], false],
  [`ids=${id(1)}&ids=${id(2)}`, [id(1), id(2)], false],
  [`ids=${id(1).toUpperCase()}, ${id(1)}`, [id(1)], false],
  [`ids=${[1, 2, 3, 4, 5].map(id).join(",")}`, [1, 2, 3, 4].map(id), true],
  [`ids=${id(1)},<script>`, [id(1)], true],
  ["ids=1,2", [], true],
])("reads %p", (query, ids, dropped) => {
  expect(read(query)).toEqual({ ids, dropped });
  const address = comparisonAddress({ ids, dropped });
  expect(read(address.split("?")[1] ?? "")).toEqual({ ids, dropped });
});

it("stands 10,000 ids", () => {
  expect(read(`ids=${Array.from({ length: 10_000 }, (_, n) => `x${n}`).join(",")}`).ids).toEqual([]);
});
