import { styled } from "styled-components";
import { OrderStatus } from "../../../features/orders/OrderStatus";
import type { OrderSort } from "../../../graphql/schema.generated";
import { manageOrdersTexts } from "../../../messages/manage-orders";
import { color, space } from "../../../theme/tokens";
import { formatPrice } from "../../../ui/format/format";
import { formatLocalMoment } from "../../../ui/format/local-moment";
import type { Column } from "../../../ui/table/Table";
import { RowActions } from "../../../ui/table/table-frame";
import { CustomerCell } from "./CustomerCell";
import { DeliverButton } from "./actions/DeliverButton";
import { PaymentBadges } from "./problems/PaymentBadges";
import { whyNotDelivered } from "./actions/order-states";
import type { OrderColumns_OrderFragment } from "./ManageOrdersPage.generated";

const { columns: headers } = manageOrdersTexts;

const NumberAndMoment = styled.div`
  line-height: 1.4;
  white-space: nowrap;

  time {
    color: ${color.muted};
  }
`;

const Badges = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

/** The columns of Manage Orders (spec §2), with the number, the total and when the order was placed. */
export const orderColumns: readonly Column<OrderColumns_OrderFragment, OrderSort>[] = [
  {
    header: headers.order,
    sorts: { ascending: "OLDEST" },
    cell: ({ number, createdAt }) => (
      <NumberAndMoment>
        {number}
        <br />
        <time dateTime={createdAt}>{formatLocalMoment(createdAt)}</time>
      </NumberAndMoment>
    ),
    phone: "half",
  },
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
    header: headers.status,
    sorts: { ascending: "UNPAID_FIRST" },
    cell: (order) => (
      <Badges>
        <OrderStatus status={order.status} />
        <PaymentBadges order={order} />
      </Badges>
    ),
    phone: "half",
  },
  {
    header: "Actions",
    actions: true,
    align: "end",
    cell: (order) =>
      whyNotDelivered(order) === null && (
        <RowActions>
          <div>
            <DeliverButton order={order} />
          </div>
        </RowActions>
      ),
  },
];
