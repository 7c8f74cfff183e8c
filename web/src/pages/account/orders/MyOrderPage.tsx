import { lazy, Suspense } from "react";
import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { OrderStatus } from "../../../features/orders/OrderStatus";
import { useViewer } from "../../../features/session/SessionProvider";
import { useAuthorizedFetch } from "../../../features/session/use-authorized-fetch";
import { isNotFound } from "../../../graphql/errors";
import { myOrdersTexts, myOrderTexts, timelineTexts } from "@shop/shared/messages/en/orders";
import { paths } from "../../../paths";
import { Empty, Failure, Loading, Skeleton } from "../../../ui/feedback/states";
import { ButtonLink } from "../../../ui/form/Button";
import { useViewerTime } from "../../../ui/format/use-viewer-time";
import { ArrowLeft } from "../../../ui/icons/icons";
import { Page, Stack } from "../../../ui/layout/Page";
import { PrintButton } from "../../../ui/layout/Print";
import {
  useMyOrderQuery,
  type BoughtTogether_CheckoutFragment,
  type MyOrderQuery,
  type MyOrderActions_OrderFragment,
  type DeliveryFacts_OrderFragment,
} from "./MyOrderPage.generated";
import { OwnAddress } from "./OwnAddress";
import { OrderDocuments } from "../../../features/orders/OrderDocuments";
import { OrderTimeline } from "../../../features/orders/OrderTimeline";
import { BoughtTogether } from "./BoughtTogether";
import { OrderColumns, OrderPart } from "../../../features/orders/order-layout";
import { Receipt } from "./Receipt";
import { space, color, from } from "../../../theme/tokens";
import { BuyAgainButton } from "./BuyAgainButton";
import { ReviewLink } from "./ReviewLink";
import { CancelOwnOrder } from "./CancelOwnOrder";
import { OrderItem, OrderItemSkeleton } from "../../../features/orders/OrderItem";
import { shippingAddressOf } from "../../../features/orders/shipping-address";
import { numberOf } from "../../../features/orders/order-number";
import { LeadLine } from "../../../ui/layout/LeadLine";
import { ReturnButton } from "./returns/ReturnButton";

/** Loaded for orders with returns. */
const OrderReturns = lazy(() =>
  import("./returns/OrderReturns").then((file) => ({ default: file.OrderReturns })),
);

const Facts = styled.dl`
  display: grid;
  gap: ${space[4]};

  ${from.small} {
    grid-template-columns: 7rem minmax(0, 1fr);
  }
  > div {
    display: grid;
    gap: 0 ${space[4]};
  }
  ${from.small} {
    > div {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
    }
  }
  dt {
    color: ${color.muted};
  }
  dd {
    text-align: left; /* also for Hebrew */
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** The recipient and the address of the order, as the customer entered them. Gift cards go to the email. */
function DeliveryFacts({ order }: { order: DeliveryFacts_OrderFragment }) {
  const facts = ["name", "email", ...(order.ofGiftCards ? [] : (["address", "phone"] as const))] as const;
  return (
    <OrderPart as="section">
      <h2>{myOrderTexts.details}</h2>
      <Facts>
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{myOrderTexts[fact]}</dt>
            <dd dir="auto">{fact === "address" ? shippingAddressOf(order) : order[fact]}</dd>
          </div>
        ))}
        {order.note && (
          <div>
            <dt>{myOrderTexts.note}</dt>
            <dd dir="auto">{order.note}</dd>
          </div>
        )}
      </Facts>
    </OrderPart>
  );
}

/** The placeholder of an order's page. */
function LoadingOrder() {
  return (
    <Page
      title={myOrderTexts.titleless}
      lead={<Skeleton $width="18rem" $height="1.6em" />}
      actions={<Skeleton $width="13rem" $height="var(--target)" />}
    >
      <Loading what={myOrderTexts.loading}>
        <OrderColumns aria-hidden>
          <OrderItemSkeleton />
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

interface MyOrderActionsProps {
  /** Called after a return was requested. */
  onChanged: () => unknown;
  order: MyOrderActions_OrderFragment;
  /** The order's cart. */
  cart: BoughtTogether_CheckoutFragment | null;
}

/** The customer's actions on the order: pay, review, return, buy again, cancel. */
function MyOrderActions({ order, cart, onChanged }: MyOrderActionsProps) {
  const { id, qty, canPay, canCancel } = order;
  const waiting = cart?.orders.filter((each) => each.canPay).length ?? 0;
  return (
    <Stack $gap={2}>
      {cart && waiting > 1 && (
        <ButtonLink to={paths.checkoutOfCart(cart.id)} size="large" wide>
          {myOrdersTexts.payOrder(waiting)}
        </ButtonLink>
      )}
      {canPay && (
        <ButtonLink
          to={paths.checkout(id, qty)}
          variant={waiting > 1 ? "secondary" : "primary"}
          size="large"
          wide
        >
          {myOrdersTexts.payNow}
        </ButtonLink>
      )}
      <ReviewLink order={order} wide />
      <ReturnButton
        orders={[order, ...(cart?.orders.filter((other) => other.id !== id) ?? [])]}
        onSent={onChanged}
      />
      <BuyAgainButton order={order} wide />
      {canCancel && <CancelOwnOrder order={order} wide />}
    </Stack>
  );
}

/** The details of one of the viewer's orders, and on paper its receipt. */
function OrderDetails({ order, onChanged }: { order: MyOrderQuery["order"]; onChanged: () => unknown }) {
  const authorizedFetch = useAuthorizedFetch();
  return (
    <>
      <OrderColumns>
        <OrderItem
          order={order}
          path={paths.product}
          amountsElsewhere={(order.checkout?.orders.length ?? 1) > 1}
        />
        <OrderPart as="aside">
          <MyOrderActions order={order} cart={order.checkout} onChanged={onChanged} />
          <h2>{timelineTexts.heading}</h2>
          <OrderTimeline order={order} reader="customer" />
          <OrderDocuments orders={[order]} authorizedFetch={authorizedFetch} />
          <ButtonLink variant="quiet" to={paths.contactAbout(numberOf(order))}>
            {myOrderTexts.contact}
          </ButtonLink>
        </OrderPart>
        {order.returns.length > 0 && (
          <Suspense>
            <OrderReturns returns={order.returns} />
          </Suspense>
        )}
        <DeliveryFacts order={order} />
        {order.checkout && <BoughtTogether checkout={order.checkout} orderId={order.id} />}
      </OrderColumns>
      <Receipt order={order} cart={order.checkout} />
    </>
  );
}

/** `/myOrder/:email/:id`: one order of the viewer. */
export function MyOrderPage() {
  const { email = "", id = "" } = useParams();
  return (
    <OwnAddress email={email} managePath={paths.manageOrder(id)} loading={<LoadingOrder />}>
      <OwnOrder key={id} id={id} />
    </OwnAddress>
  );
}

function OwnOrder({ id }: { id: string }) {
  const { data, error, refetch } = useMyOrderQuery({ variables: { id }, fetchPolicy: "cache-and-network" });

  if (isNotFound(error)) return <UnknownOrder />;
  if (error && !data) {
    return (
      <Page title={myOrderTexts.titleless}>
        <Failure error={error} onRetry={refetch} />
      </Page>
    );
  }
  if (!data) return <LoadingOrder />;
  return <KnownOrder order={data.order} onChanged={() => refetch().catch(() => undefined)} />;
}

function KnownOrder({ order, onChanged }: { order: MyOrderQuery["order"]; onChanged: () => unknown }) {
  const { email } = useViewer();
  const { day } = useViewerTime();
  return (
    <Page
      title={myOrderTexts.title(numberOf(order))}
      lead={
        <LeadLine>
          <span>{myOrderTexts.placed(day(order.createdAt))}</span>
          <OrderStatus status={order.status} paid={order.paid} />
        </LeadLine>
      }
      actions={
        <>
          <ButtonLink to={paths.myOrders(email)} variant="secondary">
            <ArrowLeft size={18} aria-hidden /> {myOrdersTexts.title}
          </ButtonLink>
          <PrintButton>{myOrderTexts.print}</PrintButton>
        </>
      }
    >
      <OrderDetails order={order} onChanged={onChanged} />
    </Page>
  );
}

function UnknownOrder() {
  const { email } = useViewer();
  return (
    <Page title={myOrderTexts.titleless}>
      <Empty action={<ButtonLink to={paths.myOrders(email)}>{myOrdersTexts.title}</ButtonLink>}>
        {myOrderTexts.unknown}
      </Empty>
    </Page>
  );
}
