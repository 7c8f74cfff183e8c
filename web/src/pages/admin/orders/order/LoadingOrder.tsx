import { OrderColumns, OrderPart } from "../../../../features/orders/order-layout";
import { ItemFrame } from "../../../../features/orders/order-item-frame";
import { ItemPlate } from "./OrderItem";
import { manageOrderTexts } from "../../../../messages/manage-orders";
import { timelineTexts } from "../../../../messages/order-life";
import { Loading, Skeleton } from "../../../../ui/feedback/states";

/** The placeholders of what is below and beside the heading of an order's page. */
export const LoadingLead = () => <Skeleton $width="18rem" $height="1.6em" />;
export const LoadingActions = () => <Skeleton $width="13rem" $height="var(--target)" />;

/** The placeholder of an order's details. */
export function LoadingOrder() {
  return (
    <Loading what={manageOrderTexts.loading}>
      <OrderColumns aria-hidden>
        <ItemFrame>
          <ItemPlate />
          <Skeleton $width="12rem" $height="1.5rem" />
        </ItemFrame>
        <OrderPart>
          <h2>{manageOrderTexts.customer}</h2>
          <Skeleton $height="12rem" />
        </OrderPart>
        <OrderPart as="aside">
          <h2>{timelineTexts.heading}</h2>
          <Skeleton $height="6rem" />
        </OrderPart>
      </OrderColumns>
    </Loading>
  );
}
