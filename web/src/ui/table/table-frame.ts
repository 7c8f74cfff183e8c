import { styled } from "styled-components";
import { color, motion, radius, space, text } from "../../theme/tokens";

/** On narrow windows each row becomes a card. */
export const asCards = "@media (max-width: 47.99rem)";

/** The style of a table: a sticky header, and cards instead of rows on a phone. */
export const TableFrame = styled.table`
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
  thead th {
    position: sticky;
    top: 4rem;
    z-index: 1;
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
  tbody tr {
    transition: background ${motion.quick};
  }
  tbody tr:hover {
    background: ${color.sunken};
  }

  ${asCards} {
    &,
    tbody {
      display: grid;
      gap: ${space[3]};
    }
    thead {
      display: block;
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    thead button {
      display: none;
    }
    tbody tr,
    tbody tr:hover {
      display: grid;
      padding: ${space[2]} ${space[4]};
      border: 1px solid ${color.line};
      border-radius: ${radius.large};
      background: ${color.surface};
    }
    tbody td,
    tbody td:first-child,
    tbody td:last-child {
      display: grid;
      grid-template-columns: minmax(6rem, 2fr) 3fr;
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
    tbody td[data-prose] {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[1]};
      text-align: start;
    }
    tbody td[data-prose] > * {
      justify-self: start;
    }
    tbody td[data-actions] {
      grid-template-columns: minmax(0, 1fr);
      padding-block: ${space[3]} ${space[2]};
    }
    tbody td[data-actions]::before {
      display: none;
    }
    tbody td[data-actions] > * {
      justify-self: stretch;
    }
  }
`;

/** The buttons of a row: side by side at its end, or across the width of its card. */
export const RowActions = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: flex-start;
  justify-content: flex-end;

  > * {
    max-width: 9rem; /* of a disabled button's reason */
  }
  button {
    white-space: nowrap;
  }
  ${asCards} {
    flex-wrap: wrap;

    > * {
      flex: 1 1 7rem;
      max-width: none;
    }
    button,
    a {
      width: 100%;
      min-height: var(--target);
    }
  }
`;
