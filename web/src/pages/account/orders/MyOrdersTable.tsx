import { OrderStatus } from "../../../features/orders/OrderStatus";
import { myOrdersTexts } from "../../../messages/account";
import { Skeleton } from "../../../ui/feedback/states";
import type { MyOrdersTable_OrderFragment } from "./MyOrdersPage.generated";
import { OrderedProduct, ProductOutline } from "./OrderedProduct";
import { OrderPayment, PaymentOutline } from "./OrderPayment";
import { OrderTable, OrderTableOutline, type OrderColumn } from "./OrderTable";

const { columns: headers } = myOrdersTexts;

/** The columns of spec §2, in its order. */
const columns: readonly OrderColumn<MyOrdersTable_OrderFragment>[] = [
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

/** The viewer's open orders, each with buttons to pay and to cancel it. */
export function MyOrdersTable({ orders }: { orders: readonly MyOrdersTable_OrderFragment[] }) {
  return <OrderTable label={myOrdersTexts.title} columns={columns} orders={orders} />;
}

/** The placeholder of the table while the orders are loading. */
export function LoadingOrders() {
  return <OrderTableOutline columns={columns} />;
}
