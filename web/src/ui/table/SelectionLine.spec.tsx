import { act, fireEvent, render, screen } from "@testing-library/react";
import { SelectionLine } from "./SelectionLine";
import { useRowSelection } from "./use-row-selection";

interface Row {
  id: string;
}

const page: readonly Row[] = [{ id: "1" }, { id: "2" }];
const nameOf = ({ id }: Row) => id;

interface ListProps {
  load?: () => Promise<readonly Row[]>;
  total?: number;
  search?: string;
}

function List({ load = () => Promise.resolve([...page, { id: "3" }]), total = 3, search = "" }: ListProps) {
  const selection = useRowSelection(page, nameOf, { key: search, total, load });
  return (
    <>
      <button onClick={selection.toggleAll}>Page</button>
      <button onClick={() => selection.toggle(page[0]!)}>First</button>
      <SelectionLine selection={selection} />
      <output>{selection.rows.map(nameOf).join(" ")}</output>
    </>
  );
}

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
    await Promise.resolve(); // the load
  });
const line = () => screen.queryAllByRole("status").map(({ textContent }) => textContent);

it("offers the whole list once a page is selected, and takes single rows out of it again", async () => {
  const { rerender } = render(<List />);
  await press("First");
  expect(line()).toEqual(["1"]); // the selection, without the line
  await press("Page");
  expect(line()).toEqual(["All 2 on this page are selected.Select all 3", "1 2"]);
  await press("Select all 3");
  expect(line()).toEqual(["All 3 are selected.", "1 2 3"]);
  await press("First");
  expect(line()).toEqual(["2 3"]);

  rerender(<List search="other" />);
  expect(line()).toEqual(["2"]);
});

it("offers nothing where the page is the whole list", async () => {
  render(<List total={2} />);
  await press("Page");
  expect(line()).toEqual(["1 2"]);
});

it("says how many can be selected at once where the list has more", async () => {
  render(<List total={501} />);
  await press("Page");
  expect(line()[0]).toBe(
    "All 2 on this page are selected. Search or filter to select more: at most 500 can be selected at once.",
  );
});

it("says that the list couldn't be read, and keeps the page selected", async () => {
  render(<List load={() => Promise.reject(new Error("offline"))} />);
  await press("Page");
  await press("Select all 3");
  expect(line()).toEqual(["That didn't work. Please try again.Select all 3", "1 2"]);
});
