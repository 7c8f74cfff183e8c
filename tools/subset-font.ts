/**
 * Splits the shop's font by the ranges of web/src/theme/typeface (ADR-0011): node -r ./tools/register.cjs tools/subset-font.ts.
 * The parts are committed; run it after a change to the ranges or to the font's package.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

const whole =
  require.resolve("@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2");
const folder = join(__dirname, "../web/src/theme/typeface");

/** The parts in the order of their rules: where two have a character, the later rule wins. */
const parts = ["latin", "signs", "letters"] as const;

/** Kerning, and figures of equal width. Features for rare characters, as combining marks, stay in `latin`. */
const FEATURES = ["kern", "tnum"];

/** The characters of a CSS unicode-range. */
function charactersOf(range: string): string[] {
  return Array.from(range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g), ([, from = "", to = from]) => {
    const first = parseInt(from, 16);
    return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    );
  }).flat();
}

async function writeSubset(part: (typeof parts)[number], characters: string[]): Promise<void> {
  const font = await subsetFont(readFileSync(whole), characters.join(""), {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
    ...(part !== "latin" && { keepFeatures: FEATURES }),
  });
  writeFileSync(join(folder, `instrument-sans-${part}.woff2`), font);
  console.log(`${part}: ${(font.length / 1_024).toFixed(1)} KB`);
}

async function main(): Promise<void> {
  const ranges = JSON.parse(readFileSync(join(folder, "ranges.json"), "utf8")) as Record<string, string>;
  for (const [index, part] of parts.entries()) {
    const later = new Set(parts.slice(index + 1).flatMap((other) => charactersOf(ranges[other] ?? "")));
    await writeSubset(
      part,
      charactersOf(ranges[part] ?? "").filter((character) => !later.has(character)),
    );
  }
}

void main();
