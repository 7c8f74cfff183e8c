import { myOrderTexts } from "../../../../messages/account";
import { timelineTexts } from "../../../../messages/order-life";
import { Loading, Skeleton } from "../../../../ui/feedback/states";
import { Page } from "../../../../ui/layout/Page";
import { ItemFrame } from "../../../../features/orders/order-item-frame";
import { ItemPlate } from "./OrderItem";
import { OrderColumns, OrderPart } from "../../../../features/orders/order-layout";

/** The placeholder of an order's page. */
export function LoadingOrder() {
  return (
    <Page
      title={myOrderTexts.titleless}
      lead={<Skeleton $width="18rem" $height="1.6em" />}
      actions={<Skeleton $width="13rem" $height="var(--target)" />}
    >
      <Loading what={myOrderTexts.loading}>
        <OrderColumns aria-hidden>
          <ItemFrame>
            <ItemPlate />
            <Skeleton $width="12rem" $height="1.5rem" />
          </ItemFrame>
          <OrderPart as="aside">
            <Skeleton $height="9rem" />
            <h2>{timelineTexts.heading}</h2>
            <Skeleton $height="6rem" />
          </OrderPart>
          <OrderPart>
            <h2>{myOrderTexts.details}</h2>
            <Skeleton $height="9rem" />
          </OrderPart>
        </OrderColumns>
      </Loading>
    </Page>
  );
}
