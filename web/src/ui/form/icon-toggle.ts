import { css } from "styled-components";
import { color, text } from "../../theme/tokens";
import { iconButton } from "./icon-button-style";

/** The style of a toggle icon, over a product's image or next to its label. */
export const iconToggle = css<{ $labelled: boolean }>`
  ${iconButton}
  ${({ $labelled }) =>
    $labelled &&
    `width: auto;
     grid-auto-flow: column;
     gap: 0.5rem;
     padding-inline: 0.75rem;
     font-size: ${text.small};
     font-weight: 550;`}
  color: ${color.muted};

  /* readable on any photo */
  /* plainer without :has */
  article:has([data-photo]) & {
    background: radial-gradient(circle closest-side, ${color.surface} 75%, transparent 78%);
  }
  @media (scripting: none) {
    display: none;
  }
`;
