import fc from "fast-check";
import { neutralise, numberIn, restore } from "./cells";

describe("a cell of text", () => {
  it.each(["=1+1", "+1 555 0100", "-x", "@sum", "\tx", "\rx", "\nx", "'=x", "＝1"])(
    "is no formula to a spreadsheet: %j",
    (text) => expect(neutralise(text)).toBe(`'${text}`),
  );

  it.each([
    ["Bob;=cmd|'/c calc'!A1", "Bob;'=cmd|'/c calc'!A1"],
    ["a\t=1", "a\t'=1"],
    ["a\n=1\r\n-2\r@x", "a\n'=1\r\n'-2\r'@x"],
    ["\n=1", "'\n'=1"],
    ["a;\t=1;; =1", "a;\t'=1;;' =1"],
    ['a;"=1;"', `a;'"=1;"`],
    ["a;'=1", "a;''=1"],
    ["a;＝1", "a;'＝1"],
  ])("is no formula either where the spreadsheet splits it: %j", (text, cell) =>
    expect(neutralise(text)).toBe(cell),
  );

  it.each(["Hammer", "'s-Hertogenbosch", "a=b", "", "''", "a; b\n1-2, -3"])(
    "leaves other texts as they are: %j",
    (text) => expect(neutralise(text)).toBe(text),
  );

  const parts = fc.oneof(
    fc.string(),
    fc.constantFrom(..."\"' \u00a0;\t\r\n=+-@＝＋－＠".split("")),
    fc.constant("=1"),
  );
  const anyText = fc.array(parts).map((all) => all.join(""));

  it("is read back as it was written, whatever its text", () =>
    fc.assert(
      fc.property(anyText, (text) => restore(neutralise(text)) === text),
      { numRuns: 1_000 },
    ));

  it("begins no formula wherever a spreadsheet splits it, whatever it is", () =>
    fc.assert(
      fc.property(anyText, (text) =>
        neutralise(text)
          .split(/[;\t\r\n]/)
          .every((part) => !/^["\s]*[=+\-@＝＋－＠]/.test(part)),
      ),
      { numRuns: 1_000 },
    ));
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
