import { useParams } from "react-router-dom";
import { OrderStatus } from "../../../features/orders/OrderStatus";
import { isNotFound } from "../../../graphql/errors";
import { manageOrdersTexts, manageOrderTexts, packingSlipTexts } from "../../../messages/admin-orders";
import { paths } from "../../../paths";
import { Empty, Failure, Loading, Skeleton } from "../../../ui/feedback/states";
import { ButtonLink } from "../../../ui/form/Button";
import { formatLocalMoment } from "../../../ui/format/local-moment";
import { Page } from "../../../ui/layout/Page";
import { problemBadges } from "./PaymentBadges";
import {
  useManageOrderQuery,
  type ManageOrderQuery,
  type ManageOrder_OrderFragment,
} from "./ManageOrderPage.generated";
import { PrintButton } from "../../../ui/layout/Print";
import { OrderActions } from "./actions/OrderActions";
import { TrackingButton } from "./actions/SendButton";
import { OrderDocuments } from "../../../features/orders/OrderDocuments";
import { useAuthorizedFetch } from "../../../features/session/use-authorized-fetch";
import { OrderTimeline } from "../../../features/orders/OrderTimeline";
import { timelineTexts } from "../../../messages/orders";
import { CustomerFacts } from "./CustomerFacts";
import { OrderColumns, OrderPart } from "../../../features/orders/order-layout";
import { OrdersOfCart } from "./OrdersOfCart";
import { BackToList } from "../parts/BackToList";
import { PaymentProblems } from "./PaymentProblems";
import { PackingSlip } from "./PackingSlip";
import { OrderItem, OrderItemSkeleton } from "../../../features/orders/OrderItem";
import { numberOf, partNumberOf } from "../../../features/orders/order-number";
import { LeadLine } from "../../../ui/layout/LeadLine";

/** The placeholder of the line below the heading. */
const LoadingLead = () => <Skeleton $width="18rem" $height="1.6em" />;
const LoadingActions = () => <Skeleton $width="13rem" $height="var(--target)" />;

/** The placeholder of an order's details. */
function LoadingOrder() {
  return (
    <Loading what={manageOrderTexts.loading}>
      <OrderColumns aria-hidden>
        <OrderItemSkeleton />
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

/** The product, the customer, the rest of the cart and the history of an order; on paper its packing slip. */
function OrderDetails({ order }: { order: ManageOrder_OrderFragment }) {
  const { id, checkoutId } = order;
  const authorizedFetch = useAuthorizedFetch();
  return (
    <>
      <PaymentProblems order={order} />
      <OrderColumns>
        <OrderItem order={order} path={paths.editItem} />
        <CustomerFacts order={order} />
        <OrderPart as="aside">
          <h2>{timelineTexts.heading}</h2>
          <OrderTimeline order={order} reader="admin" />
          <OrderDocuments orders={[order]} authorizedFetch={authorizedFetch} />
        </OrderPart>
        {checkoutId && <OrdersOfCart checkout={checkoutId} orderId={id} />}
      </OrderColumns>
      <PackingSlip order={order} />
    </>
  );
}

interface OrderButtonsProps {
  order: ManageOrder_OrderFragment;
  /** Called after each action, successful or refused. */
  onChanged: () => Promise<unknown>;
}

/** The actions of an order in its state, and on paper its packing slip. */
function OrderButtons({ order, onChanged }: OrderButtonsProps) {
  const onDone = () => onChanged().catch(() => undefined); // on failure the page keeps its data
  const { status, shipment } = order;
  return (
    <OrderActions order={order} size="medium" onDone={onDone}>
      {status !== "CANCELLED" && status !== "REFUNDED" && <PrintButton>{packingSlipTexts.print}</PrintButton>}
      {status === "SHIPPED" && shipment && <TrackingButton shipment={shipment} onDone={onDone} />}
    </OrderActions>
  );
}

/** `/manageOrder/:id`: the details of an order, its actions, and its packing slip. Not in the specification. */
export function ManageOrderPage() {
  const { id = "" } = useParams();
  return <ManageOrder key={id} id={id} />;
}

/** One heading in every state, so that it keeps the focus while the order is loading. */
function ManageOrder({ id }: { id: string }) {
  const { data, previousData, error, refetch } = useManageOrderQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const order = isNotFound(error) ? undefined : (data ?? previousData)?.order;
  const loading = !order && !error;

  return (
    <Page
      title={order ? manageOrderTexts.title(numberOf(order)) : manageOrderTexts.untitled}
      lead={order ? <StateAndMoment order={order} /> : loading && <LoadingLead />}
      above={(order || loading) && <BackToList path={paths.manageOrders}>{manageOrderTexts.back}</BackToList>}
      actions={order ? <OrderButtons order={order} onChanged={refetch} /> : loading && <LoadingActions />}
    >
      {order ? <OrderDetails order={order} /> : <WithoutOrder error={error} onRetry={refetch} />}
    </Page>
  );
}

type Order = ManageOrderQuery["order"];

function StateAndMoment({ order }: { order: Order }) {
  const part = partNumberOf(order);
  return (
    <LeadLine>
      <OrderStatus status={order.status} paid={order.paid} />
      {problemBadges(order)}
      <span>{manageOrderTexts.placed(formatLocalMoment(order.createdAt))}</span>
      {part && <span>{manageOrdersTexts.part(part)}</span>}
    </LeadLine>
  );
}

function WithoutOrder({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  if (!error) return <LoadingOrder />;
  if (!isNotFound(error)) return <Failure error={error} onRetry={onRetry} />;
  return (
    <Empty action={<ButtonLink to={paths.manageOrders}>{manageOrderTexts.back}</ButtonLink>}>
      {manageOrderTexts.notFound}
    </Empty>
  );
}
