import { createGlobalStyle, css } from "styled-components";
import { fontFaces } from "../theme/font";
import { color } from "../theme/tokens";

/** On a phone: sidebar, editors and response in one column, and an open panel covers them. */
const phone = css`
  @media (max-width: 48rem) {
    .graphiql-container.graphiql-container {
      flex-direction: column;
    }
    .graphiql-container .graphiql-sidebar {
      flex-direction: row;
      width: auto;
      padding: 0.25rem 0.5rem 0;
    }
    .graphiql-container .graphiql-sidebar > button {
      margin: 0 !important;
    }
    .graphiql-container .graphiql-sidebar > button:nth-last-child(3) {
      margin-inline-start: auto !important;
    }
    .graphiql-container .graphiql-main {
      position: relative;
      min-height: 0;
    }
    .graphiql-container .graphiql-sessions {
      margin: 0.5rem;
    }
    .graphiql-container #graphiql-session {
      flex-direction: column;
    }
    .graphiql-container #graphiql-session > .graphiql-horizontal-drag-bar,
    .graphiql-container .graphiql-main > .graphiql-horizontal-drag-bar {
      display: none;
    }
    .graphiql-container #graphiql-session > .graphiql-editors {
      flex: 3 1 0% !important;
      min-height: 0;
    }
    .graphiql-container #graphiql-session > .graphiql-response {
      flex: 2 1 0% !important;
      min-height: 0;
    }
    .graphiql-container .graphiql-plugin:not([style*="opacity: 0"]) {
      position: absolute;
      inset: 0;
      z-index: 5;
      max-width: none;
      background: ${color.surface};
    }
    .graphiql-container
      :is(
        .graphiql-tab-button,
        .graphiql-tab-close,
        .graphiql-tab-add,
        .graphiql-execute-button,
        .graphiql-toolbar-button,
        .graphiql-editor-tools button
      ) {
      min-width: 2.75rem;
      min-height: 2.75rem;
    }
    /* Only the open tab has room for a button to close it. */
    .graphiql-container .graphiql-tab:not(.graphiql-tab-active) .graphiql-tab-close {
      display: none;
    }
    .graphiql-container .graphiql-tab-active .graphiql-tab-button {
      padding-inline-end: 2.75rem;
    }
    .graphiql-container .graphiql-plugin:empty {
      display: none;
    }
  }
`;

/** The shop's accent colour and typeface in GraphiQL, and a layout for phones. */
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
  main {
    min-width: 0;
    min-height: 0;
  }
  .graphiql-container.graphiql-container.graphiql-container,
  .graphiql-dialog.graphiql-dialog,
  .CodeMirror-info.CodeMirror-info,
  .CodeMirror-hints.CodeMirror-hints {
    --font-family: "Instrument Sans", system-ui, sans-serif;
    --color-primary: 247, 72%, 50%;
    --color-tertiary: 188, 100%, 25%;
    --color-info: 208, 100%, 35%;
    --color-success: 158, 100%, 23%;
    --color-warning: 36, 100%, 27%;
    --color-error: 13, 93%, 40%;
    --alpha-secondary: 0.9;
    --alpha-tertiary: 0.85;
  }
  @media (prefers-color-scheme: dark) {
    .graphiql-container.graphiql-container.graphiql-container,
    .graphiql-dialog.graphiql-dialog,
    .CodeMirror-info.CodeMirror-info,
    .CodeMirror-hints.CodeMirror-hints {
      --color-base: 236, 14%, 9%;
      --color-primary: 242, 78%, 74%;
      --color-tertiary: 188, 100%, 44%;
      --color-info: 208, 100%, 72%;
      --color-success: 158, 60%, 48%;
      --color-warning: 30, 100%, 80%;
      --color-error: 13, 100%, 68%;
    }
  }
  .graphiql-container {
    min-width: 0;
    height: 100%;
    background: ${color.ground};
  }
  .graphiql-container :is(.graphiql-doc-explorer-content, .graphiql-doc-explorer-header) a {
    display: inline-block;
    min-width: 1.5rem;
    min-height: 1.5rem;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .graphiql-container .graphiql-tab-close {
    min-width: 1.5rem;
    min-height: 1.5rem;
  }
  ${phone}
`;
