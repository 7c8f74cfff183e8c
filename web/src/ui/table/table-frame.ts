import { css, styled } from "styled-components";
import { color, motion, space, text } from "../../theme/tokens";
import { asCards, asRows, cards } from "./table-cards";

/** Windows in which a table with buttons uses narrower gaps between its columns. */
const tight = "@media (max-width: 89.99rem)";

/** Windows too narrow for a row's buttons side by side. */
export const narrow = "@media (max-width: 77.99rem)";

/** The browser skips the layout of cards outside the window and assumes their height, so that Back restores the scroll position. */
const skipped = (height: string) => css`
  ${asCards} {
    tbody tr {
      content-visibility: auto;
      contain-intrinsic-height: auto ${height};
    }
  }
`;

/** The container of a table; scrolls horizontally if the text is too large for the columns. */
export const TableBox = styled.div`
  container-type: inline-size;
`;

/** Uses a container query, because its `rem` follows the page's text size; the `rem` of a media query doesn't. */
const scrolling = css`
  ${asRows} {
    @container (max-width: 34rem) {
      position: relative;
      display: block;
      overflow-x: auto;

      thead th {
        position: static;
      }
    }
  }
`;

/** The style of a table: a sticky header, and cards instead of rows on a phone. */
export const TableFrame = styled.table<{ $cardHeight?: string | undefined }>`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${space[3]} ${space[4]};
    text-align: start;
    vertical-align: middle;
  }
  ${tight} {
    th,
    td {
      padding-inline: ${space[2]};
    }
  }
  th:first-child,
  td:first-child {
    padding-left: ${space[2]};
  }
  th:last-child,
  td:last-child {
    padding-right: ${space[2]};
  }
  [data-align="end"] {
    text-align: end;
  }
  td[data-align="end"]:not([data-actions]) {
    white-space: nowrap; /* numbers */
  }
  thead th {
    position: sticky;
    top: 4rem;
    z-index: 2;
    border-bottom: 1px solid ${color.edge};
    background: ${color.ground};
    color: ${color.muted};
    font-weight: 500;
    white-space: nowrap;
  }
  tbody td {
    border-bottom: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
  td :is(bdi, [dir="auto"]) {
    text-align: left; /* a Hebrew name starts at its column's edge */
  }
  tbody tr {
    position: relative; /* lets a link cover the row */
    transition: background ${motion.quick};
  }
  tbody td:is([data-select], [data-actions]) {
    position: relative;
    z-index: 1;
  }
  tbody tr:hover {
    background: ${color.sunken};
  }
  tbody tr[data-group] > th {
    padding-block: ${space[3]} ${space[2]};
    border-bottom: 1px solid ${color.line};
    background: ${color.sunken};
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  tbody tr[data-grouped] > :first-child {
    box-shadow: inset 3px 0 ${color.line}; /* connects the rows of a group */
  }
  tbody tr[data-selected],
  tbody tr[data-selected]:hover {
    background: ${color.accentSoft};
  }
  [data-select] {
    width: var(--target);
  }
  [data-select] + :is(th, td) {
    padding-left: ${space[1]};
  }

  ${cards}
  ${scrolling}
  ${({ $cardHeight }) => $cardHeight && skipped($cardHeight)}
`;

/** The buttons of a row: side by side at its end, or as wide as its card. */
export const RowActions = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: flex-start;
  justify-content: flex-end;

  > div:not([popover]) {
    display: grid;
    justify-items: end;
  }
  button {
    white-space: nowrap;
  }
  /* A disabled button's reason extends below the previous button, so that the buttons of all rows align. */
  button + span {
    width: max-content;
    max-width: 9rem;
    margin-left: -9rem;
  }
  ${narrow} {
    flex-wrap: wrap;
  }
  ${asCards} {
    flex-wrap: wrap;

    > * {
      flex: 1 1 7rem;
    }
    > div:not([popover]) {
      justify-items: start;
    }
    button + span {
      width: auto;
      max-width: none;
      margin-left: 0;
    }
    button,
    a {
      width: 100%;
      min-height: var(--target);
    }
    > button[data-more] {
      flex: none;
      width: auto;
      min-width: var(--target);
    }
  }
`;
