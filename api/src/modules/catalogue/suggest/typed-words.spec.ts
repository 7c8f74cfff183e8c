import { matchWord, wordsOf } from "./typed-words";

it("reads words without accents, apostrophes and what stands between them", () => {
  expect(wordsOf("  Söhne & Co., diver’s GA-2100 ")).toEqual(["sohne", "co", "divers", "ga", "2100"]);
  expect(wordsOf("… – &")).toEqual([]);
});

it.each([
  ["div", 2],
  ["divers", 2],
  ["dievrs", 1],
  ["dvier", 1],
  ["divvers", 1],
  ["dovers", 1],
  ["dxv", 0],
  ["drills", 0],
  ["chronogarf", 1],
  ["kronogarfi", 0],
  ["1000", 2],
  ["1009", 0],
])("compares '%s'", (typed, match) => {
  expect(matchWord(typed, ["divers", "chronograph", "1000m"])).toBe(match);
});
