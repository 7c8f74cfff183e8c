import common from "./typeface/instrument-sans-common.woff2?url";
import rest from "./typeface/instrument-sans-rest.woff2?url";
import ranges from "./typeface/ranges.json";

/** Where the part of the one typeface lies that every page needs; the server preloads it. */
export const fontUrl: string = common;

/** The typeface, then a local one that is stretched to the same measures. */
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
 * The typeface in two parts: what English prices, names and measures are written with, and the rest, which a page that
 * writes none of it leaves alone. The face that comes later has the first say about what both have.
 *
 * The fallback is measured with the font's own tables against Arial over running text, so that nothing moves when it arrives.
 * (Advance widths 1.022 to 1; ascent 0.97 and descent 0.25 of the em.)
 */
export const fontFaces = `${face(rest, ranges.latin)}${face(common, ranges.common)}
  @font-face {
    font-family: "Instrument Sans Fallback";
    src: local("Arial"), local("Liberation Sans"), local("Helvetica");
    size-adjust: 102.2%;
    ascent-override: 94.9%;
    descent-override: 24.5%;
    line-gap-override: 0%;
  }
`;
