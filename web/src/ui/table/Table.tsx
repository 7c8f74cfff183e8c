import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Skeleton } from "../feedback/states";
import { asCards, TableFrame } from "./table-frame";
import { TableHeader, type ColumnSorts, type TableSort } from "./TableHeader";
import { VisuallyHidden } from "../layout/VisuallyHidden";

/** A column of a table. Numbers and actions are aligned at the end. */
export interface Column<Row, Sort extends string = never> {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
  /** The sort orders of the column's header. */
  sorts?: ColumnSorts<Sort>;
  /** Contains sentences, which take the whole width on a phone. */
  prose?: boolean;
  /** Contains buttons; the header is visible to screen readers only. */
  actions?: boolean;
  /** The size of the cell's content, for the table that is still loading; a line of text by default. */
  size?: CellSize;
}

/** CSS lengths. */
interface CellSize {
  width?: string;
  height?: string;
}

interface TableProps<Row, Sort extends string> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The current sort order; without it the table can't be sorted. */
  tableSort?: TableSort<Sort> | undefined;
}

/** A table whose rows become cards on a phone. Roles are explicit, because CSS `display` removes them. */
export function Table<Row, Sort extends string = never>({
  caption,
  columns,
  rows,
  rowKey,
  tableSort,
}: TableProps<Row, Sort>) {
  return (
    <TableFrame role="table">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <HeaderRow columns={columns} tableSort={tableSort} />
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map(({ header, cell, align, prose, actions }) => (
              <td
                key={header}
                role="cell"
                data-header={header}
                data-align={align}
                data-prose={prose || undefined}
                data-actions={actions || undefined}
              >
                {actions ? cell(row) : <span>{cell(row)}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

interface TableSkeletonProps<Row, Sort extends string> extends Pick<
  TableProps<Row, Sort>,
  "columns" | "tableSort"
> {
  /** How many rows; enough to fill a screen by default. */
  rows?: number;
}

const CellSkeleton = styled(Skeleton)`
  display: inline-block;
  vertical-align: middle;

  ${asCards} {
    td[data-actions] > && {
      width: 100%;
      height: var(--target);
    }
  }
`;

/** A table that is still loading: its real header, and rows of the height that they will have. Use it inside {@link Loading}. */
export function TableSkeleton<Row, Sort extends string = never>({
  columns,
  rows = 12,
  tableSort,
}: TableSkeletonProps<Row, Sort>) {
  return (
    <TableFrame aria-hidden inert>
      <HeaderRow columns={columns} tableSort={tableSort} />
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            {columns.map(({ header, align, prose, actions, size }) => (
              <td
                key={header}
                data-header={header}
                data-align={align}
                data-prose={prose || undefined}
                data-actions={actions || undefined}
              >
                <CellSkeleton
                  $width={size?.width ?? (actions ? "5.5rem" : `${4 + ((row + header.length) % 4)}rem`)}
                  $height={size?.height ?? (actions ? "2.25rem" : "1em")}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function HeaderRow<Row, Sort extends string>({
  columns,
  tableSort,
}: Pick<TableProps<Row, Sort>, "columns" | "tableSort">) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ header, align, actions, sorts }) => (
          <TableHeader
            key={header}
            header={header}
            align={align}
            hiddenLabel={actions ?? false}
            sorts={sorts}
            tableSort={tableSort}
          />
        ))}
      </tr>
    </thead>
  );
}
