import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";

/** The two weights of an invoice. */
export type Weight = "regular" | "semibold";

/** An embedded font file with its parsed font. */
export interface Face {
  name: string;
  bytes: Buffer;
  font: Font;
}

/** A piece of text in one font. */
export interface Run {
  face: Face;
  text: string;
}

/** The shop's typeface has Latin letters only; DejaVu Sans adds Greek, Cyrillic, Armenian and Georgian. */
const files: Record<Weight, readonly string[]> = {
  regular: ["instrument-sans-latin-regular", "instrument-sans-latin-ext-regular", "dejavu-sans-regular"],
  semibold: ["instrument-sans-latin-semibold", "instrument-sans-latin-ext-semibold", "dejavu-sans-regular"],
};

const loaded = new Map<string, Face>();

/** Loads a font file; each process reads it once. */
function load(name: string): Face {
  const known = loaded.get(name);
  if (known) return known;
  const bytes = readFileSync(join(__dirname, "fonts", `${name}.ttf`));
  const face = { name, bytes, font: create(bytes) as Font };
  loaded.set(name, face);
  return face;
}

/** Replaces characters that no font has. */
const MISSING = "?";

/**
 * Splits a text into runs, each with a font that has all of its characters; characters in none of the fonts become `?`.
 * Control characters become spaces.
 */
export function runsOf(text: string, weight: Weight): Run[] {
  const faces = files[weight].map(load) as [Face, ...Face[]];
  const runs: Run[] = [];
  for (const character of text.normalize("NFC").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ")) {
    const covers = ({ font }: Face) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    const last = runs.at(-1);
    const face = faces.find(covers);
    const shown = face ? character : MISSING;
    if (last && (last.face === face || (character === " " && covers(last.face)))) last.text += shown;
    else runs.push({ face: face ?? faces[0], text: shown });
  }
  return runs;
}
