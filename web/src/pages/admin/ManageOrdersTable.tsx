import { OrderStatus } from "../../features/orders/OrderStatus";
import type { ManageOrdersTable_OrderFragment } from "../../graphql/generated";
import { manageOrdersTexts } from "../../messages";
import { Table, type Column } from "../../ui/Table";
import { DeliverButton } from "./DeliverButton";

type Order = ManageOrdersTable_OrderFragment;

interface ManageOrdersTableProps {
  orders: readonly Order[];
  /** An order has left the list: fetch it again. */
  onDelivered: () => Promise<unknown>;
}

/** Every customer's undelivered orders. */
export function ManageOrdersTable({ orders, onDelivered }: ManageOrdersTableProps) {
  const { columns: headers, delivered, title } = manageOrdersTexts;
  const columns: Column<Order>[] = [
    { header: headers.userName, cell: ({ name, email }) => <bdi>{name || email}</bdi> },
    { header: headers.itemName, cell: ({ productName }) => <bdi>{productName}</bdi> },
    { header: headers.quantity, cell: ({ qty }) => qty, align: "end" },
    { header: headers.status, cell: ({ paid }) => <OrderStatus paid={paid} /> },
    {
      header: "Action",
      cell: (order) => (
        <DeliverButton
          orderId={order.id}
          label={delivered}
          of={`${order.productName}, ${order.name || order.email}`}
          onDelivered={onDelivered}
        />
      ),
      align: "end",
    },
  ];
  return <Table caption={title} columns={columns} rows={orders} rowKey={({ id }) => id} />;
}
