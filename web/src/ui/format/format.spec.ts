import { badgeText, truncate, formatDay, formatRating } from "./format";
import { formatPrice, formatWholePrice } from "@shop/shared/money";

describe("written texts", () => {
  it("puts the dollar sign behind a price with two decimals", () => {
    expect([12.5, 0, 2150, 64.9].map(formatPrice)).toEqual(["12.50$", "0.00$", "2150.00$", "64.90$"]);
  });

  it("writes large sums as it writes prices, without separators; whole dollars beside an axis", () => {
    expect([12_181.05, 1_250_000].map(formatPrice)).toEqual(["12181.05$", "1250000.00$"]);
    expect([0, 14_000, 2_000_000].map(formatWholePrice)).toEqual(["0$", "14000$", "2000000$"]);
  });

  it("names a day alike wherever the reader is", () => {
    expect(formatDay("2022-07-16T23:30:00Z")).toBe("July 16, 2022");
  });

  it("gives every rating one decimal", () => expect([4, 3.75].map(formatRating)).toEqual(["4.0", "3.8"]));
});

describe("a text that is cut", () => {
  it("stays whole up to the length", () => expect(truncate("x".repeat(30), 30)).toBe("x".repeat(30)));

  it("ends with an ellipsis beyond it", () =>
    expect(truncate("x".repeat(31), 30)).toBe(`${"x".repeat(30)}…`));

  it("counts what a reader counts and tears nothing apart", () => {
    expect(truncate("⌚".repeat(30), 30)).toBe("⌚".repeat(30));
    expect(truncate("Größe – 40 mm", 8)).toBe("Größe –…");
    expect(truncate(`${"👩‍🔧".repeat(3)}e\u0301e\u0301`, 4)).toBe(`${"👩‍🔧".repeat(3)}e\u0301…`);
  });

  it("leaves no space before the ellipsis", () => expect(truncate("one two", 4)).toBe("one…"));
});

describe("a badge", () => {
  it.each([
    [0, ""],
    [1, "1"],
    [99, "99"],
    [100, "99+"],
  ])("says of %i products %p", (count, said) => expect(badgeText(count)).toBe(said));
});
