import { styled } from "styled-components";
import { OrderStatus } from "../../../features/orders/OrderStatus";
import type { OrderSort } from "../../../graphql/schema.generated";
import { manageOrdersTexts } from "../../../messages/admin";
import { color } from "../../../theme/tokens";
import { formatPrice, formatShortDay } from "../../../ui/format/format";
import type { Column } from "../../../ui/table/Table";
import { RowActions } from "../../../ui/table/table-frame";
import { CustomerCell } from "./CustomerCell";
import { DeliverButton } from "./DeliverButton";
import type { OrderColumns_OrderFragment } from "./ManageOrdersPage.generated";

const { columns: headers } = manageOrdersTexts;

const Day = styled.time`
  color: ${color.muted};
  white-space: nowrap;
`;

/** The columns of Manage Orders (spec §2), with the day and the total. */
export const orderColumns: readonly Column<OrderColumns_OrderFragment, OrderSort>[] = [
  {
    header: headers.userName,
    sorts: { ascending: "CUSTOMER" },
    cell: (order) => <CustomerCell order={order} />,
    phone: "title",
  },
  {
    header: headers.itemName,
    sorts: { ascending: "PRODUCT" },
    cell: ({ productName }) => <bdi>{productName}</bdi>,
    phone: "wide",
  },
  {
    header: headers.quantity,
    sorts: { descending: "QTY_DESC" },
    cell: ({ qty }) => qty,
    align: "end",
    phone: "half",
  },
  { header: headers.total, cell: ({ total }) => formatPrice(total), align: "end", phone: "half" },
  {
    header: headers.placed,
    sorts: { ascending: "OLDEST" },
    cell: ({ createdAt }) => <Day dateTime={createdAt}>{formatShortDay(createdAt)}</Day>,
    phone: "half",
  },
  {
    header: headers.status,
    sorts: { ascending: "UNPAID_FIRST" },
    cell: ({ paid }) => <OrderStatus status={paid ? "PAID" : "PLACED"} />,
    phone: "half",
  },
  {
    header: "Actions",
    actions: true,
    align: "end",
    cell: (order) => (
      <RowActions>
        <div>
          <DeliverButton order={order} />
        </div>
      </RowActions>
    ),
  },
];
