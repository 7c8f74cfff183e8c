import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { useListParams } from "./list-params";
import { ListPager, type PageEnds } from "./ListPager";

const middle = { hasNextPage: true, endCursor: "end", hasPreviousPage: true, startCursor: "start" };

function Pager({ ends, totalCount }: { ends: PageEnds; totalCount: number }) {
  const navigation = useListParams<"NAME">(sortOptions);
  return (
    <ListPager
      navigation={navigation}
      ends={ends}
      totalCount={totalCount}
      pageSize={50}
      onPageChange={() => {}}
    />
  );
}

const sortOptions = [{ sort: "NAME", slug: "name", label: "Name" }] as const;

function show(at: string, totalCount: number, ends: PageEnds = middle) {
  return render(
    <MemoryRouter initialEntries={[at]}>
      <Pager ends={ends} totalCount={totalCount} />
    </MemoryRouter>,
  );
}

const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

it("says which page of how many this is, and leads to the one before and the one behind", () => {
  show("/items?search=saw&sort=name&after=x&page=3", 10_000);
  expect(screen.getByText("Page 3 of 200")).toBeTruthy();
  expect(hrefOf("Next")).toBe("/items?search=saw&sort=name&after=end&page=4");
  expect(hrefOf("Previous")).toBe("/items?search=saw&sort=name&before=start&page=2");
});

it("leads from the second page to the first one as it is now, new rows included", () => {
  show("/items?after=x&page=2", 150);
  expect(hrefOf("Previous")).toBe("/items");
});

it("says that there are more pages than the server counts", () => {
  show("/items?after=x&page=3", 10_001);
  expect(screen.getByText("Page 3 of 200+")).toBeTruthy();
});

it("counts from the loaded rows, not from the address", () => {
  show("/items?before=x&page=9", 80, { ...middle, hasPreviousPage: false });
  expect(screen.getByText("Page 1 of 2")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Previous" }).getAttribute("aria-disabled")).toBe("true");
});

it("is not there where everything fits one page", () => {
  const { container } = show("/items", 50, { ...middle, hasNextPage: false, hasPreviousPage: false });
  expect(container.textContent).toBe("");
});
