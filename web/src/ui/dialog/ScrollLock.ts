import { createGlobalStyle } from "styled-components";
import { color } from "../../theme/tokens";

/** While rendered, keeps the page behind a dialog from scrolling and darkens the scrollbar's space too. */
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
