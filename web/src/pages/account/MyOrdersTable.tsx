import { myOrdersTexts } from "../../messages/account";
import { paths } from "../../routing/paths";
import { OrderStatus } from "../../features/orders/OrderStatus";
import { Button, ButtonLink } from "../../ui/form/Button";
import { Link } from "../../ui/layout/Link";
import { Loading } from "../../ui/feedback/states";
import { RowActions } from "../../ui/table/table-frame";
import { Table, TableSkeleton, type Column } from "../../ui/table/Table";
import { CancelOrderButton } from "./CancelOrderButton";
import type { MyOrdersTable_OrderFragment } from "./MyOrdersPage.generated";

const { columns: headers } = myOrdersTexts;

const columns: Column<MyOrdersTable_OrderFragment>[] = [
  { header: headers.email, cell: ({ email }) => email },
  { header: headers.customerName, cell: ({ name }) => <bdi>{name}</bdi> },
  { header: headers.product, cell: (order) => <OrderedName order={order} /> },
  { header: headers.quantity, cell: ({ qty }) => qty, align: "end" },
  { header: headers.status, cell: ({ paid }) => <OrderStatus paid={paid} /> },
  { header: headers.action, cell: (order) => <OrderActions order={order} />, align: "end", actions: true },
];

/** The viewer's orders, each with buttons to pay and to cancel it. */
export function MyOrdersTable({ orders }: { orders: readonly MyOrdersTable_OrderFragment[] }) {
  return <Table caption={myOrdersTexts.title} columns={columns} rows={orders} rowKey={({ id }) => id} />;
}

/** The placeholder of the table while the orders are loading. */
export function LoadingOrders() {
  return (
    <Loading what="your orders">
      <TableSkeleton columns={columns} rows={3} />
    </Loading>
  );
}

/** The product's name at the time of the order; a link while the product is still sold. */
function OrderedName({ order: { product, productName } }: { order: MyOrdersTable_OrderFragment }) {
  const name = <bdi>{productName}</bdi>;
  return product ? <Link to={paths.product(product.id)}>{name}</Link> : name;
}

function OrderActions({ order }: { order: MyOrdersTable_OrderFragment }) {
  const { id, qty, paid } = order;
  if (paid) return <Button disabled>{myOrdersTexts.paid}</Button>;
  return (
    <RowActions>
      <div>
        <CancelOrderButton order={order} />
      </div>
      <div>
        <ButtonLink to={paths.checkout(id, qty)} variant="secondary">
          {myOrdersTexts.payNow}
        </ButtonLink>
      </div>
    </RowActions>
  );
}
