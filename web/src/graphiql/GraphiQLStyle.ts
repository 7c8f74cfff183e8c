import { createGlobalStyle, css } from "styled-components";
import { fontFaces } from "../theme/font";
import { color } from "../theme/tokens";

/** On a phone: sidebar, editors and response in one column, and an open panel covers them. */
const phone = css`
  @media (max-width: 48rem) {
    .graphiql-container.graphiql-container,
    .graphiql-container #graphiql-session {
      flex-direction: column;
    }
    .graphiql-container .graphiql-sidebar {
      flex-direction: row;
      width: auto;
    }
    .graphiql-container .graphiql-main {
      position: relative;
      min-height: 0;
    }
    .graphiql-container .graphiql-horizontal-drag-bar,
    .graphiql-container .graphiql-plugin:empty,
    .graphiql-container .graphiql-tab:not(.graphiql-tab-active) .graphiql-tab-close {
      display: none;
    }
    .graphiql-container #graphiql-session > * {
      flex: 2 1 0% !important;
      min-height: 0;
    }
    .graphiql-container #graphiql-session > .graphiql-editors {
      flex: 3 1 0% !important;
    }
    .graphiql-container .graphiql-sidebar > button {
      margin: 0 !important;
    }
    .graphiql-container .graphiql-sessions {
      margin: 0.5rem;
    }
    .graphiql-container .graphiql-plugin:not([style*="opacity: 0"]) {
      position: absolute;
      inset: 0;
      z-index: 5;
      max-width: none;
      background: ${color.surface};
    }
    .graphiql-container :is(.graphiql-session-header, .graphiql-toolbar, .graphiql-editor-tools) button {
      min-width: 2.75rem;
      min-height: 2.75rem;
    }
  }
`;

/** The shop's accent colour and typeface in GraphiQL, colours with enough contrast, and a layout for phones. */
export const GraphiQLStyle = createGlobalStyle`
  ${fontFaces}
  html {
    overflow: hidden;
    scrollbar-gutter: auto; /* every pane has its scrollbar */
  }
  #root {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    height: 100dvh;
  }
  :root:root :is(.graphiql-container, .graphiql-dialog, .CodeMirror-info, .CodeMirror-hints) {
    --font-family: "Instrument Sans", system-ui, sans-serif;
    --color-primary: 247, 72%, 50%;
    --color-tertiary: 188, 100%, 25%;
    --color-info: 208, 100%, 35%;
    --color-success: 158, 100%, 23%;
    --color-warning: 36, 100%, 27%;
    --color-error: 13, 93%, 40%;
    --alpha-secondary: 0.9;
    --alpha-tertiary: 0.85;

    @media (prefers-color-scheme: dark) {
      --color-base: 236, 14%, 9%;
      --color-primary: 242, 78%, 74%;
      --color-tertiary: 188, 100%, 44%;
      --color-info: 208, 100%, 72%;
      --color-success: 158, 60%, 48%;
      --color-warning: 30, 100%, 80%;
      --color-error: 13, 100%, 68%;
    }
  }
  main,
  .graphiql-container {
    min-width: 0;
    min-height: 0;
    height: 100%;
    background: ${color.ground};
  }
  .graphiql-container :is(.graphiql-doc-explorer-content, .graphiql-doc-explorer-header) a {
    display: inline-block;
    min-width: 1.5rem;
    min-height: 1.5rem;
    text-decoration: underline;
  }
  .graphiql-container .graphiql-tab-close {
    min-width: 1.5rem;
    min-height: 1.5rem;
  }
  .graphiql-container .graphiql-tab-active .graphiql-tab-button {
    padding-inline-end: 2.75rem;
  }
  ${phone}
`;
