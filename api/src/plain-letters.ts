/** Letters that Unicode doesn't decompose, with the plain spellings of the database's `plain_text`. */
export const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map([
  ["ø", "o"],
  ["ł", "l"],
  ["đ", "d"],
  ["ı", "i"],
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["þ", "th"],
]);
