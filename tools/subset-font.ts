/**
 * Splits the shop's font in two by the ranges of web/src/theme/typeface (ADR-0011): node -r ./tools/register.cjs
 * tools/subset-font.ts. Both parts are committed; run it after a change to the ranges or to the font's package.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

const whole =
  require.resolve("@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2");
const folder = join(__dirname, "../web/src/theme/typeface");

/** The characters of a CSS unicode-range. */
function charactersOf(range: string): Set<string> {
  const characters = new Set<string>();
  for (const [, from = "", to = from] of range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g))
    for (let code = parseInt(from, 16); code <= parseInt(to, 16); code++)
      characters.add(String.fromCodePoint(code));
  return characters;
}

async function writeSubset(part: string, characters: Iterable<string>): Promise<void> {
  const font = await subsetFont(readFileSync(whole), [...characters].join(""), {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  writeFileSync(join(folder, `instrument-sans-${part}.woff2`), font);
  console.log(`${part}: ${(font.length / 1_024).toFixed(1)} KB`);
}

async function main(): Promise<void> {
  const ranges = JSON.parse(readFileSync(join(folder, "ranges.json"), "utf8")) as Record<
    "common" | "latin",
    string
  >;
  const common = charactersOf(ranges.common);
  await writeSubset("common", common);
  await writeSubset(
    "rest",
    [...charactersOf(ranges.latin)].filter((character) => !common.has(character)),
  );
}

void main();
