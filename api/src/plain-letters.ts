/** Letters that Unicode doesn't decompose, and how they are written without them. */
export const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map([
  ["ø", "o"],
  ["ł", "l"],
  ["đ", "d"],
  ["ı", "i"],
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
]);
