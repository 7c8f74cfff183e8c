import latin from "./typeface/instrument-sans-latin.woff2?url";
import letters from "./typeface/instrument-sans-letters.woff2?url";
import signs from "./typeface/instrument-sans-signs.woff2?url";
import ranges from "./typeface/ranges.json";

/** The font file that every page needs; the server preloads it. */
export const fontUrl: string = letters;

/** The font, then a local fallback scaled to equal metrics. */
export const fontFamily = '"Instrument Sans", "Instrument Sans Fallback", system-ui, sans-serif';

const face = (url: string, range: string) => `
  @font-face {
    font-family: "Instrument Sans";
    src: url("${url}") format("woff2");
    font-weight: 400 700;
    font-style: normal;
    font-display: swap;
    unicode-range: ${range};
  }`;

/**
 * The font in three files: the letters, digits and signs of almost every text, few enough to arrive in one round trip
 * (ADR-0011); the other signs of English texts and measures; and the rest of Latin. The latter two load only on pages that use
 * them. If two files have a character, the later rule wins.
 *
 * The files were made from `latin-wght-normal` of @fontsource-variable/instrument-sans 5.3.0, weights 400 to 700: `letters` and
 * `signs` by fontTools 4.66.1, with the features kern and tnum and the copyright alone, without named instances and STAT; `latin` by
 * subset-font 2.9.0. A file lacks the characters of later rules.
 *
 * The fallback's metrics are measured against Arial on running text, so that the layout doesn't shift when the font loads.
 * (Advance widths 1.022 to 1; ascent 0.97 and descent 0.25 of the em.)
 */
export const fontFaces = `${face(latin, ranges.latin)}${face(signs, ranges.signs)}${face(letters, ranges.letters)}
  @font-face {
    font-family: "Instrument Sans Fallback";
    src: local("Arial"), local("Liberation Sans"), local("Helvetica");
    size-adjust: 102.2%;
    ascent-override: 94.9%;
    descent-override: 24.5%;
    line-gap-override: 0%;
  }
`;
