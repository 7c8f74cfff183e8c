import { serverTexts } from "@shop/shared/messages/server";
import { MAX_SEARCH } from "@shop/shared/lists";
import { BadUserInput } from "../../errors";
import { PLAIN_LETTERS } from "../../plain-letters";

/** The trimmed search text; undefined if it is empty. Throws BadUserInput if it is out of bounds. */
export function checkSearch(search: string | null | undefined, field = "search"): string | undefined {
  const text = search?.trim();
  if (!text) return undefined;
  if (text.length <= MAX_SEARCH && !text.includes("\0")) return text;
  throw new BadUserInput([{ field, message: serverTexts().fieldErrors.filterErrors.search(MAX_SEARCH) }]);
}

/** Accented letters by their base letter: `e` has `é` and `ě`. */
const ACCENTED = new Map<string, string>();
for (let code = 0xdf; code <= 0x17f; code += 1) {
  const letter = String.fromCharCode(code);
  const [base = ""] = letter.normalize("NFD");
  if (letter === letter.toLowerCase() && /[a-z]/.test(base))
    ACCENTED.set(base, (ACCENTED.get(base) ?? "") + letter);
}

/** Letters by the two letters of their alternative spelling. */
const LIGATURES = new Map<string, string>();
for (const [letter, base] of PLAIN_LETTERS)
  if (base.length === 1) ACCENTED.set(base, (ACCENTED.get(base) ?? "") + letter);
  else LIGATURES.set(base, letter);

const APOSTROPHES = "'\u2018\u2019\u201b\u02bc\u2032\u0060\u00b4";
const HYPHENS = "-\u2010\u2011\u2012\u2013\u2014\u2015\u2212";
const WITHOUT_WIDTH = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const MAX_WORDS = 12;

/** The pattern of a word, ignoring accents and apostrophes; for `~*`, which ignores case. */
function patternOf(word: string): string {
  const letters = word
    .replace(/([a-z])[\u0300-\u036f]+/g, "$1")
    .normalize("NFC")
    .replace(/[øłđıßæœþ]/g, (letter) => PLAIN_LETTERS.get(letter) ?? letter);
  return (letters.match(/ss|ae|oe|th|[^]/gu) ?? [])
    .map((part) => {
      const ligature = LIGATURES.get(part);
      const pattern = [...part].map(patternOfLetter).join("");
      return ligature ? `(?:${pattern}|${ligature})` : pattern;
    })
    .join("");
}

function patternOfLetter(letter: string): string {
  if (APOSTROPHES.includes(letter)) return `[${APOSTROPHES}]`;
  if (HYPHENS.includes(letter)) return `[${HYPHENS}]`;
  const accented = ACCENTED.get(letter);
  return accented ? `[${letter}${accented}]` : letter.replace(/[\\^$.|?*+()[\]{}]/g, "\\$&");
}

/**
 * The condition that one of the columns contains each word of a search, in any order, ignoring case and accents. Appends
 * its values to `values`.
 */
export function wordsIn(columns: readonly string[], search: string, values: unknown[]): string {
  const words = search
    .replace(WITHOUT_WIDTH, "")
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  const each = words.map((word) => {
    const place = `$${values.push(patternOf(word))}`;
    return `(${columns.map((column) => `${column} ~* ${place}`).join(" or ")})`;
  });
  return each.length > 0 ? `(${each.join(" and ")})` : "true";
}
