/**
 * Splits the shop's font by the ranges of web/src/theme/typeface (ADR-0011): node -r ./tools/register.cjs tools/subset-font.ts.
 * The parts are committed; run it after a change to the ranges or to the font's package.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import ranges from "../web/src/theme/typeface/ranges.json";

const font =
  require.resolve("@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2");
const folder = join(__dirname, "../web/src/theme/typeface");

/** Kerning, and figures of equal width. Features for rare characters, as combining marks, stay in `latin`. */
const FEATURES = ["kern", "tnum"];

/** The characters of a CSS unicode-range. */
const charactersOf = (range: string): string[] =>
  Array.from(range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)).flatMap(([, from = "", to = from]) => {
    const first = parseInt(from, 16);
    return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    );
  });

async function main(): Promise<void> {
  const whole = readFileSync(font);
  const done = new Set<string>();
  // the reverse order of their CSS rules: where two have a character, the later rule wins
  for (const part of ["letters", "signs", "latin"] as const) {
    const characters = charactersOf(ranges[part]).filter((character) => !done.has(character));
    for (const character of characters) done.add(character);
    const subset = await subsetFont(whole, characters.join(""), {
      targetFormat: "woff2",
      variationAxes: { wght: { min: 400, max: 700 } },
      ...(part !== "latin" && { keepFeatures: FEATURES }),
    });
    writeFileSync(join(folder, `instrument-sans-${part}.woff2`), subset);
  }
}

void main();
