import type { ReactNode } from "react";
import { Skeleton } from "../feedback/states";
import { TableFrame } from "./table-frame";
import { TableHead, type ColumnOrders, type TableOrder } from "./TableHeader";
import { VisuallyHidden } from "../layout/VisuallyHidden";

/** One column: its heading and what it shows of a row. Numbers and actions are aligned at the end. */
export interface Column<Row, Sort extends string = never> {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
  /** The orders that its head offers. */
  orders?: ColumnOrders<Sort>;
  /** It holds sentences, which want the whole width of a card on a phone. */
  prose?: boolean;
  /** It holds buttons, which need no heading for the eye. */
  actions?: boolean;
}

interface TableProps<Row, Sort extends string> {
  /** What the table lists; said by screen readers. */
  caption: string;
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The order that the rows are in; without it no head can be pressed. */
  order?: TableOrder<Sort> | undefined;
}

/** A table whose rows become cards on a phone; its roles are written out, for `display` would drop them there. */
export function Table<Row, Sort extends string = never>({
  caption,
  columns,
  rows,
  rowKey,
  order,
}: TableProps<Row, Sort>) {
  return (
    <TableFrame role="table">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <Heads columns={columns} order={order} />
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

/** The outline of a table whose rows are being fetched; the words for it are the caller's ({@link Loading}). */
export function TableSkeleton<Row, Sort extends string>({
  columns,
  rows = 8,
}: {
  columns: readonly Column<Row, Sort>[];
  rows?: number;
}) {
  return (
    <TableFrame aria-hidden>
      <Heads columns={columns} />
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

function Heads<Row, Sort extends string>({
  columns,
  order,
}: Pick<TableProps<Row, Sort>, "columns" | "order">) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ header, align, actions, orders }) => (
          <TableHead
            key={header}
            header={header}
            align={align}
            silent={actions ?? false}
            orders={orders}
            order={order}
          />
        ))}
      </tr>
    </thead>
  );
}
