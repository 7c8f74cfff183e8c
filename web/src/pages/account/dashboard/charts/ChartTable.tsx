import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, space } from "../../../../theme/tokens";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden";

const Window = styled.div`
  position: relative; /* also contains the visually hidden text */
  max-height: 24rem;
  overflow: auto;
  line-height: 1.5;

  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${space[2]};
    border-bottom: 1px solid ${color.line};
    font-weight: inherit;
    text-align: end;
  }
  th:first-child {
    padding-left: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }
  thead th {
    position: sticky;
    top: 0;
    background: ${color.surface};
    color: ${color.muted};
    font-weight: 500;
  }
  a {
    color: ${color.accentInk};
  }
`;

interface ChartTableProps<Row> {
  caption: string;
  /** The first column is the row's header, the rest are values. */
  columns: readonly { header: string; cell: (row: Row) => ReactNode }[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** The values of a chart as a table; a long one scrolls. */
export function ChartTable<Row>({ caption, columns, rows, rowKey }: ChartTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <Window tabIndex={0} role="group" aria-label={caption}>
      <table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ header }) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              <th scope="row">{first?.cell(row)}</th>
              {others.map(({ header, cell }) => (
                <td key={header}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Window>
  );
}
