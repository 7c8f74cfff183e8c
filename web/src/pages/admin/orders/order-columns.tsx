import { OrderStatus } from "../../../features/orders/OrderStatus";
import type { OrderSort } from "../../../graphql/schema.generated";
import { manageOrdersTexts } from "../../../messages/admin";
import type { Column } from "../../../ui/table/Table";
import { RowActions } from "../../../ui/table/table-frame";
import { CancelOrderButton } from "./CancelOrderButton";
import { DeliverButton } from "./DeliverButton";
import type { OrderColumns_OrderFragment } from "./ManageOrdersPage.generated";

const { columns: headers } = manageOrdersTexts;

/** The columns of Manage Orders (spec §2). */
export const orderColumns: readonly Column<OrderColumns_OrderFragment, OrderSort>[] = [
  {
    header: headers.userName,
    sorts: { ascending: "CUSTOMER" },
    cell: ({ name, email }) => <bdi>{name || email}</bdi>,
  },
  {
    header: headers.itemName,
    sorts: { ascending: "PRODUCT" },
    cell: ({ productName }) => <bdi>{productName}</bdi>,
  },
  { header: headers.quantity, sorts: { descending: "QTY_DESC" }, cell: ({ qty }) => qty, align: "end" },
  {
    header: headers.status,
    sorts: { ascending: "UNPAID_FIRST" },
    cell: ({ paid }) => <OrderStatus paid={paid} />,
  },
  {
    header: "Actions",
    actions: true,
    align: "end",
    cell: (order) => (
      <RowActions>
        {!order.paid && (
          <div>
            <CancelOrderButton order={order} />
          </div>
        )}
        <div>
          <DeliverButton order={order} />
        </div>
      </RowActions>
    ),
  },
];
