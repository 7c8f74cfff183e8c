import type { ReactNode } from "react";
import { myOrdersTexts } from "@shop/shared/messages/en/orders";
import { Loading } from "../../../ui/feedback/states";
import { CartHead } from "./CartHead";
import { groupByCart, type OrderGroup } from "./group-by-cart";
import type { CartGroup_OrderFragment } from "./MyOrdersPage.generated";
import { CartRow, OrderRow, OrderTableBody, OrderTableFrame, OrderTableHead } from "./order-table-frame";

/** A column of a table of orders. */
export interface OrderColumn<Order> {
  /** The cell's name in CSS. */
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

/**
 * A table of the viewer's orders; a cart's orders are grouped. Roles are explicit, because CSS `display` removes the implicit
 * ones.
 */
export function OrderTable<Order extends CartGroup_OrderFragment>(props: OrderTableProps<Order>) {
  const { label, columns, orders } = props;
  return (
    <OrderTableFrame role="table" aria-label={label}>
      <HeaderRow columns={columns} />
      {groupByCart(orders).map((group) => (
        <Group key={group.key} columns={columns} group={group} />
      ))}
    </OrderTableFrame>
  );
}

interface GroupProps<Order> {
  columns: readonly OrderColumn<Order>[];
  group: OrderGroup<Order>;
}

function Group<Order extends CartGroup_OrderFragment>({
  columns,
  group: { cart, orders },
}: GroupProps<Order>) {
  return (
    <OrderTableBody role="rowgroup" data-cart={cart ? "" : undefined}>
      {cart && (
        <CartRow role="row">
          <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
            <CartHead cart={cart} orders={orders} />
          </th>
        </CartRow>
      )}
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
