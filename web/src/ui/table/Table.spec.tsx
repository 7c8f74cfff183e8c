import { fireEvent, render, screen } from "@testing-library/react";
import { Table, type Column } from "./Table";

type Sort = "NAME" | "NAME_DESC" | "ROLE";

const columns: Column<{ name: string }, Sort>[] = [
  { header: "Name", cell: ({ name }) => name, sorts: { ascending: "NAME", descending: "NAME_DESC" } },
  { header: "Role", cell: () => "admin", sorts: { ascending: "ROLE" } },
  { header: "Actions", cell: () => <button>Block</button>, actions: true },
];

function show(sort: Sort | null, choose = (_: Sort | null) => {}) {
  render(
    <Table
      caption="users"
      columns={columns}
      rows={[{ name: "Ada" }]}
      rowKey={({ name }) => name}
      tableSort={{ sort, choose }}
    />,
  );
}

it.each([
  [null, "Name", "NAME"],
  ["NAME", "Name", "NAME_DESC"],
  ["NAME_DESC", "Name", "NAME"],
  [null, "Role", "ROLE"],
  ["ROLE", "Role", null],
] as const)("sorted by %s, a press on %s asks for %s", (sort, header, asked) => {
  const choose = jest.fn();
  show(sort, choose);
  fireEvent.click(screen.getByRole("button", { name: header }));
  expect(choose).toHaveBeenCalledWith(asked);
});

it.each([
  [null, "none"],
  ["NAME", "ascending"],
  ["NAME_DESC", "descending"],
] as const)("says that it is sorted by %s: %s", (sort, direction) => {
  show(sort);
  expect(screen.getByRole("columnheader", { name: /Name/ }).getAttribute("aria-sort")).toBe(direction);
});

it("has heads that can't be pressed where no order is offered, and a name for those without words", () => {
  render(<Table caption="users" columns={columns} rows={[]} rowKey={({ name }) => name} />);
  expect(screen.queryByRole("button", { name: "Name" })).toBeNull();
  expect(screen.getByRole("columnheader", { name: "Actions" })).toBeTruthy();
});

it("puts a heading above rows that belong together and stand below each other, and none above a single one", () => {
  const rows = ["a1", "a2", "b1", "c", "a3"].map((name) => ({ name }));
  render(
    <Table
      caption="users"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      groupOf={({ name }) =>
        name === "c" ? null : { key: name.slice(0, 1), heading: `Group ${name.slice(0, 1)}` }
      }
    />,
  );
  expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual(["Group a"]);
  const [, heading, first] = screen.getAllByRole("row");
  expect([heading?.textContent, first?.textContent]).toEqual(["Group a", expect.stringContaining("a1")]);
});
