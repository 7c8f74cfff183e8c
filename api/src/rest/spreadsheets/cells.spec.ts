import fc from "fast-check";
import { neutralise, numberIn, restore } from "./cells";

describe("a cell of text", () => {
  it.each(["=1+1", "+1 555 0100", "-x", "@sum", "\tx", "\rx", "\n=x", "'=x", "＝1"])(
    "is no formula to a spreadsheet: %j",
    (text) => expect(neutralise(text)).toBe(`'${text}`),
  );

  it.each(["Hammer", "'s-Hertogenbosch", "a=b", "", "''"])("stays as it is where it is none: %j", (text) =>
    expect(neutralise(text)).toBe(text),
  );

  it("is read back as what was written, whatever it is", () => {
    const start = fc.constantFrom("", "'", "''", "=", "'=", "''@", "\t", "＋");
    fc.assert(
      fc.property(start, fc.string(), (first, rest) => restore(neutralise(first + rest)) === first + rest),
    );
  });
});

describe("a cell of a number", () => {
  it.each([
    ["9.5", 9.5],
    [" 12 ", 12],
    ["-3", -3],
    ["9.999", 9.999],
  ])("is read: %j", (cell, value) => expect(numberIn(cell, ",")).toBe(value));

  it("may have its decimals behind a comma where semicolons stand between the cells", () => {
    expect(numberIn("9,5", ";")).toBe(9.5);
    expect(numberIn("9.5", ";")).toBe(9.5);
    expect(numberIn("9,5", ",")).toBe("9,5");
  });

  it.each(["", "abc", "1e9", "$5", "1 000", "0x10", "1.500", "1,234.50", "NaN", "Infinity"])(
    "is not guessed at: %j",
    (cell) => expect(numberIn(cell, ",")).toBe(cell),
  );
});
