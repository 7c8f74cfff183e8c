import latin from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";

/** Where the one typeface lies; the server preloads it. */
export const fontUrl: string = latin;

/** The typeface, then a local one that is stretched to the same measures. */
export const fontFamily = '"Instrument Sans", "Instrument Sans Fallback", system-ui, sans-serif';

/**
 * Measured with the font's own tables against Arial over running text, so that nothing moves when it arrives.
 * (Advance widths 1.022 to 1; ascent 0.97 and descent 0.25 of the em.)
 */
export const fontFaces = `
  @font-face {
    font-family: "Instrument Sans";
    src: url("${fontUrl}") format("woff2");
    font-weight: 400 700;
    font-style: normal;
    font-display: swap;
    unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329,
      U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
  }
  @font-face {
    font-family: "Instrument Sans Fallback";
    src: local("Arial"), local("Liberation Sans"), local("Helvetica");
    size-adjust: 102.2%;
    ascent-override: 94.9%;
    descent-override: 24.5%;
    line-gap-override: 0%;
  }
`;
