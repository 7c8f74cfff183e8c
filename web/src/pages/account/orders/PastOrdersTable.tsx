import { styled } from "styled-components";
import { OrderStatus } from "../../../features/orders/OrderStatus";
import { myOrdersTexts } from "@shop/shared/messages/en/orders";
import { secondary, space } from "../../../theme/tokens";
import { Skeleton } from "../../../ui/feedback/states";
import { useViewerTime } from "../../../ui/format/use-viewer-time";
import { RowActions } from "../../../ui/table/table-frame";
import { asRows } from "./order-table-frame";
import { BuyAgainButton } from "./BuyAgainButton";
import type { PastOrdersTable_OrderFragment } from "./MyOrdersPage.generated";
import { ReviewLink } from "./ReviewLink";
import { productColumns } from "./OrderedProduct";
import { PaymentOutline, RowTotal } from "./OrderPayment";
import { OrderTable, OrderTableOutline, type OrderColumn } from "./OrderTable";

const StatusAndDay = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: end;

  ${asRows} {
    justify-items: start;
  }
  time {
    ${secondary}
  }
`;

/** The time when the order reached its current state. */
function closedAt({ status, ...order }: PastOrdersTable_OrderFragment): string | null {
  switch (status) {
    case "DELIVERED":
      return order.deliveredAt;
    case "CANCELLED":
      return order.cancelledAt;
    case "REFUNDED":
      return order.refundedAt;
    case "PLACED":
    case "PAID":
    case "SHIPPED":
      return null;
  }
}

function ClosedStatus({ order }: { order: PastOrdersTable_OrderFragment }) {
  const at = closedAt(order);
  const { shortDay } = useViewerTime();
  return (
    <StatusAndDay>
      <OrderStatus status={order.status} />
      {at && <time dateTime={at}>{shortDay(at)}</time>}
    </StatusAndDay>
  );
}

const { columns: headers } = myOrdersTexts;

const columns: readonly OrderColumn<PastOrdersTable_OrderFragment>[] = [
  ...productColumns,
  {
    cell: "status",
    header: headers.status,
    content: (order) => <ClosedStatus order={order} />,
    outline: <Skeleton $width="5rem" $height="3rem" />,
  },
  {
    cell: "action",
    header: headers.action,
    content: (order) => (
      <RowTotal order={order}>
        <RowActions>
          <ReviewLink order={order} />
          <BuyAgainButton order={order} />
        </RowActions>
      </RowTotal>
    ),
    outline: <PaymentOutline />,
  },
];

/** The viewer's past orders: the result of each, and links to review it and to buy it again. */
export function PastOrdersTable({ orders }: { orders: readonly PastOrdersTable_OrderFragment[] }) {
  return <OrderTable label={myOrdersTexts.past} columns={columns} orders={orders} />;
}

/** The placeholder of the table while the orders are loading. */
export function LoadingPastOrders() {
  return <OrderTableOutline columns={columns} />;
}
