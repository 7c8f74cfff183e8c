import { OrderTimeline } from "../../../../features/orders/OrderTimeline";
import { timelineTexts } from "../../../../messages/order-life";
import { CustomerFacts } from "./CustomerFacts";
import type { ManageOrder_OrderFragment } from "./ManageOrderPage.generated";
import { OrderColumns, OrderPart } from "../../../../features/orders/order-layout";
import { OrderItem } from "./OrderItem";
import { OrdersOfCart } from "./OrdersOfCart";
import { PaymentProblems } from "../problems/PaymentProblems";
import { PackingSlip } from "./PackingSlip";

/** What was ordered, by whom, with what else, and what has happened since; on paper its packing slip. */
export function OrderDetails({ order }: { order: ManageOrder_OrderFragment }) {
  const { id, checkoutId } = order;
  return (
    <>
      <PaymentProblems order={order} />
      <OrderColumns>
        <OrderItem order={order} />
        <CustomerFacts order={order} />
        <OrderPart as="aside">
          <h2>{timelineTexts.heading}</h2>
          <OrderTimeline order={order} reader="admin" />
        </OrderPart>
        {checkoutId && <OrdersOfCart checkout={checkoutId} orderId={id} />}
      </OrderColumns>
      <PackingSlip order={order} />
    </>
  );
}
