import type { ReactNode } from "react";
import { myOrdersTexts } from "../../../messages/account";
import { OrderStatus } from "../../../features/orders/OrderStatus";
import { Loading, Skeleton } from "../../../ui/feedback/states";
import type { MyOrdersTable_OrderFragment } from "./MyOrdersPage.generated";
import { OrderedProduct, OrderPayment, PaymentOutline, ProductOutline } from "./OrderCells";
import { OrderRow, OrderTableBody, OrderTableFrame, OrderTableHead } from "./order-table-frame";

interface Column {
  /** What the style knows the cell by. */
  cell: "email" | "name" | "product" | "quantity" | "status" | "action";
  header: string;
  content: (order: MyOrdersTable_OrderFragment) => ReactNode;
  outline: ReactNode;
}

const { columns: headers } = myOrdersTexts;

/** The columns of spec §2, in its order. */
const columns: readonly Column[] = [
  {
    cell: "email",
    header: headers.email,
    content: ({ email }) => email,
    outline: <Skeleton $width="10rem" $height="1.3rem" />,
  },
  {
    cell: "name",
    header: headers.customerName,
    content: ({ name }) => <bdi>{name}</bdi>,
    outline: <Skeleton $width="6rem" $height="1.3rem" />,
  },
  {
    cell: "product",
    header: headers.product,
    content: (order) => <OrderedProduct order={order} />,
    outline: <ProductOutline />,
  },
  {
    cell: "quantity",
    header: headers.quantity,
    content: ({ qty }) => qty,
    outline: <Skeleton $width="1rem" $height="1.5rem" />,
  },
  {
    cell: "status",
    header: headers.status,
    content: ({ status }) => <OrderStatus status={status} />,
    outline: <Skeleton $width="5rem" $height="1.6rem" />,
  },
  {
    cell: "action",
    header: headers.action,
    content: (order) => <OrderPayment order={order} />,
    outline: <PaymentOutline />,
  },
];

/** The viewer's orders, each with buttons to pay and to cancel it. Roles are explicit, because CSS `display` removes them. */
export function MyOrdersTable({ orders }: { orders: readonly MyOrdersTable_OrderFragment[] }) {
  return (
    <OrderTableFrame role="table" aria-label={myOrdersTexts.title}>
      <HeaderRow />
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

/** The placeholder of the table while the orders are loading. */
export function LoadingOrders() {
  return (
    <Loading what="your orders">
      <OrderTableFrame aria-hidden>
        <HeaderRow />
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

function HeaderRow() {
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
