import common from "./typeface/instrument-sans-common.woff2?url";
import rest from "./typeface/instrument-sans-rest.woff2?url";
import ranges from "./typeface/ranges.json";

/** The font file that every page needs; the server preloads it. */
export const fontUrl: string = common;

/** The font, then a local fallback that is scaled to the same metrics. */
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
 * The font in two files: the characters of English texts, prices and measures, and the rest, which loads only where a
 * page uses it. Where both files have a character, the later rule wins.
 *
 * The fallback's metrics are measured against Arial on running text, so that the layout doesn't shift when the font loads.
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
