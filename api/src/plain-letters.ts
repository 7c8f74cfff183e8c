/** Letters that Unicode doesn't decompose, with their plain spellings. */
export const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map([
  ["ø", "o"],
  ["ł", "l"],
  ["đ", "d"],
  ["ı", "i"],
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
]);
