/**
 * Phrases that have no right use here, wherever they stand, with what to write instead (CONTRIBUTING.md,
 * "Language").
 */
const AVOIDED: [phrase: RegExp, better: string][] = [
  [/\btaken up\b/i, "started, run again"],
  [/\bso many\b/i, "a number, or what it limits"],
  [/\b(?<!there )is none\b(?! of\b)/i, "there is no …"],
  [/\bhas it be so\b/i, "applies it"],
  [/\bwhat became of\b/i, "the result, or the state, of"],
  [/\ba place for\b/i, "room for"],
  [/\bparted/i, "separated"],
  [/\brequireRoom\b/, "requireCapacity"],
];

/** Exempt paths: released files never change, and the others list the avoided words. */
const EXCEPT = ["api/src/data/migrations/", "releases/", "CONTRIBUTING.md", "tools/avoided-words"];

/**
 * The avoided phrases of a file's text, one sentence for each line that has one: file, line, and what to
 * write instead.
 */
export function avoidedWords(file: string, text: string): string[] {
  if (EXCEPT.some((path) => file.startsWith(path))) return [];
  return text.split("\n").flatMap((line, index) =>
    AVOIDED.flatMap(([phrase, better]) => {
      const [found] = phrase.exec(line) ?? [];
      return found ? [`${file}:${index + 1}: instead of '${found}' write: ${better}`] : [];
    }),
  );
}
