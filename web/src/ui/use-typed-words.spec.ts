import { continues } from "./use-typed-words";

describe("words that are typed", () => {
  it.each([
    ["w", "watch"],
    ["watch", "wat"],
  ])("go on from %p with %p", (before, words) => expect(continues(before, words)).toBe(true));

  it.each([
    ["", "w"],
    ["watch", ""],
    ["watch", "drill"],
  ])("begin anew after %p with %p", (before, words) => expect(continues(before, words)).toBe(false));
});
