import { css } from "styled-components";
import { color, panel, space, target, text, visuallyHidden } from "../../theme/tokens";

/** On narrow windows each row becomes a card. */
export const asCards = "@media (max-width: 47.99rem)";

/** Wider windows, which show rows. */
export const asRows = "@media (min-width: 48rem)";

/** The style of a table as cards; `data-phone` sets a column's position in the card. */
export const cards = css`
  ${asCards} {
    &,
    tbody {
      display: grid;
      gap: ${space[3]};
    }
    thead {
      display: block;
    }
    thead[data-unselectable],
    thead th:not([data-select]) {
      ${visuallyHidden}
    }
    thead button {
      display: none;
    }
    thead th[data-select] {
      position: static;
      display: block;
      width: auto;
      padding: 0 ${space[2]};
      border: 0;
    }
    tbody tr,
    tbody tr:hover {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-auto-flow: row dense; /* two halves side by side, even with a whole line between them */
      column-gap: ${space[4]};
      padding: ${space[2]} ${space[4]};
      ${panel}
    }
    tbody tr[data-group],
    tbody tr[data-group]:hover {
      display: block;
      margin-top: ${space[3]};
      padding: 0;
      border: 0;
      background: none;
    }
    tbody tr[data-group] > th {
      display: block;
      padding: ${space[2]} ${space[1]};
      border: 0;
      background: none;
    }
    tbody tr[data-grouped] {
      box-shadow: inset 3px 0 ${color.line};
    }
    tbody tr[data-grouped] > :first-child {
      box-shadow: none;
    }
    tbody tr[data-selected],
    tbody tr[data-selected]:hover {
      border-color: ${color.accent};
      background: ${color.accentSoft};
    }
    tbody td,
    tbody td:first-child,
    tbody td:last-child {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: minmax(min(6rem, 40%), 2fr) minmax(0, 3fr);
      gap: ${space[3]};
      align-items: center;
      min-height: 2.5rem;
      padding: ${space[2]} 0;
      border: 0;
      text-align: end;
    }
    tbody td > * {
      justify-self: end;
    }
    tbody td::before {
      content: attr(data-header);
      color: ${color.muted};
      text-align: start;
    }
    tbody td[data-select] {
      position: absolute;
      top: 0;
      left: calc(-1 * ${space[3]}); /* from the grid's area into the card's padding */
      z-index: 1;
      display: block;
      width: auto;
      min-height: 0;
      padding: ${space[1]} 0;
    }
    tbody td[data-select]::before {
      display: none;
    }
    tbody td[data-phone] {
      padding-left: 0;
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[1]};
      align-content: start;
      text-align: start;
    }
    tbody td[data-phone] > * {
      justify-self: start;
    }
    tbody td[data-phone="half"] {
      grid-column: span 1;

      @container (max-width: 16rem) {
        grid-column: 1 / -1;
      }
    }
    tbody td[data-phone]::before {
      font-size: ${text.tiny};
    }
    tbody td[data-phone="title"] {
      order: -1;
      align-content: center;
      font-size: ${text.body};
      font-weight: 560;
    }
    tbody td:is([data-phone="title"], [data-phone="corner"])::before {
      display: none;
    }
    tbody td[data-phone="corner"] {
      position: absolute;
      top: ${space[1]};
      right: ${space[4]};
    }
    /* plainer without :has */
    tbody tr:has([data-phone="corner"]) td[data-phone="title"] {
      min-height: 4rem;
      padding-right: 3.5rem;
    }
    tbody td[data-select] ~ td[data-phone="title"] {
      padding-left: ${space[10]};
    }
    tbody td[data-prose] {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[1]};
      text-align: start;
    }
    tbody td[data-prose] > * {
      justify-self: start;
    }
    tbody td > span > a {
      ${target}
      min-width: var(--target);
      margin-block: -0.5rem;
    }
    tbody td:not([data-phone], [data-prose]) > span > a {
      justify-content: end;
    }
    tbody td[data-actions] {
      grid-template-columns: minmax(0, 1fr);
      padding-block: ${space[3]} ${space[2]};
      text-align: start;
    }
    tbody td[data-actions]:empty {
      display: none;
    }
    tbody td[data-actions]::before {
      display: none;
    }
    tbody td[data-actions] > * {
      justify-self: stretch;
    }
  }
`;
