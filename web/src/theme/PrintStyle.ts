import { createGlobalStyle } from "styled-components";
import type { ColorName } from "@shop/shared/color-schemes";
import { colorProperty } from "@shop/shared/schemes-css";

const ink: readonly ColorName[] = ["ink", "accentInk", "good", "badInk"];
const paper: readonly ColorName[] = [
  "ground",
  "surface",
  "sunken",
  "plate",
  "plateGlow",
  "accentSoft",
  "goodSoft",
  "badSoft",
];

const paint = (names: readonly ColorName[], value: string) =>
  names.map((name) => `${colorProperty(name)}: ${value};`).join("\n");

/**
 * The print style: black on white in any colour scheme, with margins on any paper size, and without the screen-only
 * parts: bars, menus, notices, buttons. Rendered by printable pages only, to keep other pages small.
 */
export const PrintStyle = createGlobalStyle`
  @page {
    margin: 16mm;
  }
  @media print {
    html:root {
      color-scheme: light;
      ${paint(ink, "#000")}
      ${paint(paper, "#fff")}
      ${paint(["muted"], "#333")}
      ${paint(["line", "edge"], "#999")}
      font-size: 11pt;
      scrollbar-gutter: auto;
    }
    body {
      min-width: 0;
    }
    /* Everything except the page itself. */
    /* plainer without :has */
    body *:not(:has(#main), #main, #main *) {
      display: none !important;
    }
    /* On a page with a print sheet, everything except the sheet. */
    /* plainer without :has */
    #main:has([data-sheet]) *:not(:has([data-sheet]), [data-sheet], [data-sheet] *) {
      display: none !important;
    }
    #main {
      min-height: 0;
      padding: 0;
    }
    #main > * {
      animation: none;
    }
    #main > * > * {
      max-width: none;
      padding: 0;
    }
    #main :is(button, nav, dialog) {
      display: none;
    }
    a {
      color: inherit;
      text-decoration: none;
    }
    tr,
    li,
    section {
      break-inside: avoid;
    }
    h1,
    h2,
    h3 {
      break-after: avoid;
    }
  }
`;
