import { css, styled } from "styled-components";
import { color, motion, space, text } from "../../theme/tokens";
import { asCards, asRows, cards } from "./table-cards";

/** Windows in which a table with a row of buttons needs the space between its columns. */
const tight = "@media (max-width: 89.99rem)";

/** Windows in which a row has no room for its buttons beside each other. */
export const narrow = "@media (max-width: 77.99rem)";

/** Cards outside the window are not laid out; they have the height that stands for them, so that Back finds its place again. */
const skipped = (height: string) => css`
  ${asCards} {
    tbody tr {
      content-visibility: auto;
      contain-intrinsic-height: auto ${height};
    }
  }
`;

/** Around a table, which scrolls inside it where the text is so large that the columns don't fit. */
export const TableBox = styled.div`
  container-type: inline-size;
`;

/** Its width is measured in text: `rem` of a container query follows the text size of the page, as that of a media query doesn't. */
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
    white-space: nowrap; /* figures */
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
    text-align: left; /* a name in Hebrew begins where its column does */
  }
  tbody tr {
    position: relative; /* so that a link may cover the row */
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
    box-shadow: inset 3px 0 ${color.line}; /* ties the lines of a group together */
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

/** The buttons of a row: side by side at its end, or across the width of its card. */
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
  /* A disabled button's reason reaches below the button before it, so that the buttons of all rows stand below each other. */
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
