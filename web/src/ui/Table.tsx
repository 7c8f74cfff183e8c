import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, radius, space, text } from "../theme/tokens";
import { VisuallyHidden } from "./VisuallyHidden";

/** One column: its heading and what it shows of a row. Numbers and actions are aligned at the end. */
export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
}

interface TableProps<Row> {
  /** What the table lists; said by screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

const Frame = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${space[3]} ${space[4]};
    text-align: start;
    vertical-align: middle;
  }
  [data-align="end"] {
    text-align: end;
  }
  thead th {
    border-bottom: 1px solid ${color.edge};
    color: ${color.muted};
    font-weight: 500;
    white-space: nowrap;
  }
  tbody tr {
    border-bottom: 1px solid ${color.line};
  }
  td {
    overflow-wrap: anywhere;
  }

  @media (max-width: 47.99rem) {
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
    tbody tr {
      display: grid;
      padding: ${space[2]} ${space[4]};
      border: 1px solid ${color.line};
      border-radius: ${radius.large};
      background: ${color.surface};
    }
    tbody td {
      display: grid;
      grid-template-columns: minmax(6rem, 2fr) 3fr;
      gap: ${space[3]};
      align-items: center;
      min-height: 2.5rem;
      padding: ${space[2]} 0;
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
  }
`;

/** A table whose rows become cards on a phone; its roles are written out, for `display` would drop them there. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <Frame role="table">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ header, align }) => (
            <th key={header} role="columnheader" scope="col" data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map(({ header, cell, align }) => (
              <td key={header} role="cell" data-header={header} data-align={align}>
                <span>{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Frame>
  );
}
