import { createGlobalStyle } from "styled-components";

/** Keeps the page behind a dialog from scrolling, while it is rendered. */
export const ScrollLock = createGlobalStyle`
  html { overflow: hidden; scrollbar-gutter: stable; }
`;
