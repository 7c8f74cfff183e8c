import { act, fireEvent, render, screen } from "@testing-library/react";
import { continuesSearch, useDebouncedSearch } from "./use-debounced-search";

describe("words that are typed", () => {
  it.each([
    ["w", "watch"],
    ["watch", "wat"],
  ])("go on from %p with %p", (before, words) => expect(continuesSearch(before, words)).toBe(true));

  it.each([
    ["", "w"],
    ["watch", ""],
    ["watch", "drill"],
  ])("begin anew after %p with %p", (before, words) => expect(continuesSearch(before, words)).toBe(false));
});

describe("a search field that the address keeps", () => {
  function Search({ inAddress }: { inAddress: string }) {
    return <input {...useDebouncedSearch(inAddress, () => undefined)} />;
  }
  const field = () => screen.getByRole<HTMLInputElement>("textbox");

  it("says what the address says after Back, although the search was never shown", () => {
    render(<Search inAddress="watch" />);
    fireEvent.change(field(), { target: { value: "drill" } });
    fireEvent.keyDown(field(), { key: "Enter" }); // and before its address comes here, that is left again
    act(() => void dispatchEvent(new PopStateEvent("popstate")));
    expect(field().value).toBe("watch");
  });

  it("keeps what is typed while an earlier search arrives", () => {
    const { rerender } = render(<Search inAddress="" />);
    fireEvent.change(field(), { target: { value: "wat" } });
    fireEvent.keyDown(field(), { key: "Enter" });
    fireEvent.change(field(), { target: { value: "watch" } });
    rerender(<Search inAddress="wat" />);
    expect(field().value).toBe("watch");
  });
});
