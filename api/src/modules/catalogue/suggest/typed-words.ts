import { PLAIN_LETTERS } from "../../../plain-letters";

const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/u;

const WITHOUT_SEPARATION = /[\p{M}\p{Cf}'`\u00b4\u2018\u2019\u201b\u02bc\u2032]/gu;

/** The words of a text in lower case, without accents and apostrophes. */
export function wordsOf(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(WITHOUT_SEPARATION, "")
    .toLowerCase()
    .replace(/[ßæœþøłđı]/g, (letter) => PLAIN_LETTERS.get(letter) ?? letter)
    .split(SEPARATORS)
    .filter(Boolean);
}

/** How well a typed word matches one of these: 2 for a prefix, 1 for a typing error, otherwise 0. */
export function matchWord(typed: string, words: readonly string[]): 0 | 1 | 2 {
  if (words.some((word) => word.startsWith(typed))) return 2;
  const errors = allowedErrors(typed);
  return errors > 0 && words.some((word) => isWithin(typed, word, errors)) ? 1 : 0;
}

/** The number of typing errors allowed. Numbers are never corrected: a 9 is no typing error for an 8. */
function allowedErrors(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Whether at most `errors` inserted, deleted, replaced or swapped letters turn the typed word into the other one or a
 * prefix of it.
 */
function isWithin(typed: string, word: string, errors: number): boolean {
  if (word.length < typed.length - errors) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= word.length; at += 1) {
      const isSame = typed[row - 1] === word[at - 1];
      const replaced = (last[at - 1] as number) + (isSame ? 0 : 1);
      const isSwapped = typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      const swapped = isSwapped ? (beforeLast[at - 2] as number) + 1 : Infinity;
      next.push(Math.min(replaced, swapped, (last[at] as number) + 1, (next[at - 1] as number) + 1));
    }
    beforeLast = last;
    last = next;
  }
  return Math.min(...last) <= errors;
}
