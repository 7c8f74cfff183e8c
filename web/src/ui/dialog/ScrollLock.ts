import { createGlobalStyle } from "styled-components";
import { color } from "../../theme/tokens";

/** Keeps the page behind a dialog from scrolling, while it is rendered, and darkens the place of its scrollbar too. */
export const ScrollLock = createGlobalStyle`
  html {
    overflow: hidden;
    scrollbar-gutter: stable;
    background: color-mix(in srgb, ${color.ground}, #000 45%);
  }
  body {
    min-height: 100vh;
    background: ${color.ground};
  }
`;
