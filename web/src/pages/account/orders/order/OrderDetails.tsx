import { OrderTimeline } from "../../../../features/orders/OrderTimeline";
import { timelineTexts } from "../../../../messages/order-life";
import { BoughtTogether } from "./BoughtTogether";
import { DeliveryFacts } from "./DeliveryFacts";
import type { MyOrderQuery } from "../MyOrderPage.generated";
import { MyOrderActions } from "./MyOrderActions";
import { OrderItem } from "./OrderItem";
import { OrderColumns, OrderPart } from "../../../../features/orders/order-layout";
import { Receipt } from "./Receipt";

/** Everything about one of the viewer's orders, and on paper its receipt. */
export function OrderDetails({ order }: { order: MyOrderQuery["order"] }) {
  return (
    <>
      <OrderColumns>
        <OrderItem order={order} />
        <OrderPart as="aside">
          <MyOrderActions order={order} />
          <h2>{timelineTexts.heading}</h2>
          <OrderTimeline order={order} reader="customer" />
        </OrderPart>
        <DeliveryFacts order={order} />
        {order.checkoutId && <BoughtTogether checkout={order.checkoutId} orderId={order.id} />}
      </OrderColumns>
      <Receipt order={order} />
    </>
  );
}
