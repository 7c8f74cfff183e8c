import { textRuleTexts } from "./messages/en/rules";
import { cleanName, explainText, textRules } from "./text-rules";

const broken = (text: string, min: number, max: number) =>
  textRules({ min, max })
    .filter(({ holds }) => !holds(text))
    .map(({ message }) => message(textRuleTexts));

describe("a text", () => {
  it("may have as few and as many characters as its bounds say, and no other number of them", () => {
    const length = "must have 3 to 5 characters";
    expect(["abc", "abcde"].flatMap((text) => broken(text, 3, 5))).toEqual([]);
    expect(["ab", "abcdef"].map((text) => broken(text, 3, 5))).toEqual([[length], [length]]);
  });

  it("is counted in characters as people count them: an emoji is one", () => {
    expect(broken("🔧🔧🔧", 3, 3)).toEqual([]);
  });

  it("must not be blank, unless it may be empty", () => {
    expect(broken("   ", 1, 5)).toEqual(["must not be blank"]);
    expect(broken("   ", 0, 5)).toEqual([]);
    expect(broken("", 0, 5)).toEqual([]);
  });

  it.each(["\u200b", " \u2060\ufeff ", "\u00ad", "\u3164"])(
    "must have a character that can be seen: %j",
    (text) => {
      expect(broken(text, 1, 5)).toEqual(["must not be blank"]);
    },
  );

  it.each([
    "Caf\u00e9 Set",
    "Cafe\u0301 Set",
    "Caf\u00e9\u00a0Set",
    " Caf\u00e9   Set ",
    "Caf\u00e9\u200b Set",
  ])("is one name: %j", (name) => {
    expect(cleanName(name)).toBe("Caf\u00e9 Set");
  });

  it("holds only what PostgreSQL can store", () => {
    expect(broken("a\0b", 1, 5)).toEqual(["must not contain the character NUL"]);
    expect(broken("a\ud83d", 1, 5)).toEqual(["must not contain half of a character (a lone surrogate)"]);
  });
});

describe("a form's messages about a text", () => {
  it.each([
    ["ab", "needs at least 3 characters"],
    ["abcdef", "can have at most 5 characters"],
    ["a\0b", "must not contain the character NUL"],
    ["🔧🔧🔧🔧🔧", undefined],
  ])("%j: %s", (text, words) => expect(explainText(text, { min: 3, max: 5 })).toBe(words));
});
