import type { ReactNode } from "react";
import { Skeleton } from "../feedback/states";
import { TableFrame } from "./table-frame";
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

/** The placeholder of a table that is loading; use it inside {@link Loading}. */
export function TableSkeleton<Row, Sort extends string>({
  columns,
  rows = 8,
}: {
  columns: readonly Column<Row, Sort>[];
  rows?: number;
}) {
  return (
    <TableFrame aria-hidden>
      <HeaderRow columns={columns} />
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            {columns.map(({ header, align, actions }) => (
              <td key={header} data-header={header} data-align={align} data-actions={actions || undefined}>
                <Skeleton
                  $width={actions ? "5.5rem" : `${4 + ((row + header.length) % 4)}rem`}
                  $height={actions ? "2.25rem" : "1em"}
                  style={{ display: "inline-block" }}
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
