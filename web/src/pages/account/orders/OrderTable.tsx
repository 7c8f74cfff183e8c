import type { ReactNode } from "react";
import { myOrdersTexts } from "../../../messages/account";
import { Loading } from "../../../ui/feedback/states";
import { OrderRow, OrderTableBody, OrderTableFrame, OrderTableHead } from "./order-table-frame";

/** A column of a table of orders. */
export interface OrderColumn<Order> {
  /** What the style knows the cell by. */
  cell: "email" | "name" | "product" | "quantity" | "status" | "action";
  header: string;
  content: (order: Order) => ReactNode;
  outline: ReactNode;
}

interface OrderTableProps<Order> {
  label: string;
  columns: readonly OrderColumn<Order>[];
  orders: readonly Order[];
}

/** A table of the viewer's orders. Roles are explicit, because CSS `display` removes them. */
export function OrderTable<Order extends { id: string }>({ label, columns, orders }: OrderTableProps<Order>) {
  return (
    <OrderTableFrame role="table" aria-label={label}>
      <HeaderRow columns={columns} />
      <OrderTableBody role="rowgroup">
        {orders.map((order) => (
          <OrderRow key={order.id} role="row">
            {columns.map(({ cell, header, content }) => (
              <td key={cell} role="cell" data-cell={cell} data-header={header}>
                {content(order)}
              </td>
            ))}
          </OrderRow>
        ))}
      </OrderTableBody>
    </OrderTableFrame>
  );
}

/** The placeholder of a table while its orders are loading. */
export function OrderTableOutline<Order>({ columns }: { columns: readonly OrderColumn<Order>[] }) {
  return (
    <Loading what={myOrdersTexts.loading}>
      <OrderTableFrame aria-hidden>
        <HeaderRow columns={columns} />
        <OrderTableBody>
          {[1, 2, 3].map((row) => (
            <OrderRow key={row}>
              {columns.map(({ cell, header, outline }) => (
                <td key={cell} data-cell={cell} data-header={header}>
                  {outline}
                </td>
              ))}
            </OrderRow>
          ))}
        </OrderTableBody>
      </OrderTableFrame>
    </Loading>
  );
}

function HeaderRow<Order>({ columns }: { columns: readonly OrderColumn<Order>[] }) {
  return (
    <OrderTableHead role="rowgroup">
      <tr role="row">
        {columns.map(({ cell, header }) => (
          <th key={cell} role="columnheader" scope="col" data-cell={cell}>
            {header}
          </th>
        ))}
      </tr>
    </OrderTableHead>
  );
}
