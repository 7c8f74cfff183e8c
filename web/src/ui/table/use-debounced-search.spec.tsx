import { act, fireEvent, render, screen } from "@testing-library/react";
import { continuesSearch } from "./search-and-sort";
import { useDebouncedSearch } from "./use-debounced-search";

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

  it("searches once for five letters, when typing pauses", () => {
    jest.useFakeTimers();
    const searched: string[] = [];
    function Field() {
      return <input {...useDebouncedSearch("", (words) => searched.push(words))} />;
    }
    render(<Field />);
    for (const typed of ["d", "dr", "dri", "dril", "drill"]) {
      fireEvent.change(field(), { target: { value: typed } });
      act(() => jest.advanceTimersByTime(150));
    }
    expect(searched).toEqual([]);
    act(() => jest.advanceTimersByTime(50));
    expect(searched).toEqual(["drill"]);
    jest.useRealTimers();
  });

  it("says what the address says after Back, although the search was never shown", () => {
    render(<Search inAddress="watch" />);
    fireEvent.change(field(), { target: { value: "drill" } });
    fireEvent.keyDown(field(), { key: "Enter" }); // typed and cleared before the URL has changed
    act(() => void dispatchEvent(new PopStateEvent("popstate")));
    expect(field().value).toBe("watch");
  });

  it("keeps the typed text while an earlier search arrives", () => {
    const { rerender } = render(<Search inAddress="" />);
    fireEvent.change(field(), { target: { value: "wat" } });
    fireEvent.keyDown(field(), { key: "Enter" });
    fireEvent.change(field(), { target: { value: "watch" } });
    rerender(<Search inAddress="wat" />);
    expect(field().value).toBe("watch");
  });
});
