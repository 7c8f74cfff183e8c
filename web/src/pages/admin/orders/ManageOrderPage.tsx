import { nameWithOptions } from "@shop/shared/option-values";
import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { OrderStatus } from "../../../features/orders/OrderStatus";
import { useSessionActions } from "../../../features/session/SessionProvider";
import { editsProducts, useMayDo } from "../../../features/session/use-may-do";
import { isNotFound } from "../../../graphql/errors";
import { shopNoteTexts } from "@shop/shared/messages/en/shop-notes";
import { manageOrdersTexts, manageOrderTexts, packingSlipTexts } from "@shop/shared/messages/en/admin-orders";
import { paths } from "../../../paths";
import { Empty, Failure, Loading, Skeleton } from "../../../ui/feedback/states";
import { ButtonLink } from "../../../ui/form/Button";
import { formatMoment } from "@shop/shared/time/format-moment";
import { Page } from "../../../ui/layout/Page";
import { problemBadges } from "./PaymentBadges";
import {
  useManageOrderQuery,
  type ManageOrderQuery,
  type ManageOrder_OrderFragment,
} from "./ManageOrderPage.generated";
import { PrintButton } from "../../../ui/layout/Print";
import { OrderActions } from "./actions/OrderActions";
import type { ActionOrders } from "./actions/order-states";
import { TrackingButton } from "./actions/SendButton";
import { OrderDocuments } from "../../../features/orders/OrderDocuments";
import { useAuthorizedFetch } from "../../../features/session/use-authorized-fetch";
import { OrderTimeline } from "../../../features/orders/OrderTimeline";
import { timelineTexts } from "@shop/shared/messages/en/orders";
import { CustomerFacts } from "./CustomerFacts";
import { OrderColumns, OrderPart } from "../../../features/orders/order-layout";
import { OrdersOfCart, type TickedOrders } from "./OrdersOfCart";
import { BackToList } from "../parts/BackToList";
import { PaymentProblems } from "./PaymentProblems";
import { ShopNotes } from "../parts/ShopNotes";
import { PackingSlip } from "./PackingSlip";
import { ReturnLinks } from "./ReturnLinks";
import { OrderItem, OrderItemSkeleton } from "../../../features/orders/OrderItem";
import { summarizeStates } from "../../../features/orders/orders-of-checkout";
import { Muted } from "../../../ui/layout/Muted";
import { text } from "../../../theme/tokens";
import { numberOf, partNumberOf } from "../../../features/orders/order-number";
import { LeadLine } from "../../../ui/layout/LeadLine";

/** The product of a history, below its heading. */
const Subject = styled(Muted)`
  display: block;
  font-size: ${text.small};
  font-weight: 400;
  letter-spacing: normal;
`;

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

interface OrderDetailsProps {
  order: ManageOrder_OrderFragment;
  /** The order, or its cart's orders. */
  lines: ReturnType<typeof linesOf>;
  ticked: TickedOrders;
}

/** The products, the customer and the history of an order; on paper its packing slip. */
function OrderDetails({ order, lines, ticked }: OrderDetailsProps) {
  const { checkout, productName, optionValues } = order;
  const authorizedFetch = useAuthorizedFetch();
  const editsItems = useMayDo(...editsProducts);
  const isCart = lines.length > 1;
  return (
    <>
      <PaymentProblems order={order} />
      <OrderColumns>
        {checkout && isCart ? (
          <OrdersOfCart checkout={checkout} ticked={ticked} />
        ) : (
          <OrderItem order={order} path={editsItems ? paths.editItem : paths.product} />
        )}
        <CustomerFacts order={order} />
        <OrderPart as="section">
          <h2>{shopNoteTexts.title}</h2>
          <ShopNotes
            subject={{ __typename: "Order", id: order.id }}
            notes={lines
              .flatMap(({ id, shopNotes }) => shopNotes.map((note) => ({ ...note, subjectId: id })))
              .sort((one, other) => one.createdAt.localeCompare(other.createdAt))}
          />
        </OrderPart>
        <OrderPart as="aside">
          <h2>
            {timelineTexts.heading}
            {isCart && <Subject>{nameWithOptions(productName, optionValues)}</Subject>}
          </h2>
          <OrderTimeline order={order} reader="admin" />
          <OrderDocuments orders={[order]} authorizedFetch={authorizedFetch} />
          <ReturnLinks orders={lines} />
        </OrderPart>
      </OrderColumns>
      <PackingSlip order={order} orders={lines.filter(({ id }) => ticked.has(id))} />
    </>
  );
}

interface OrderButtonsProps {
  order: ManageOrder_OrderFragment;
  /** The orders to change: those that are selected. */
  orders: ActionOrders;
  /** Called after each action, successful or refused. */
  onChanged: () => Promise<unknown>;
}

/** The actions of an order in its state, and on paper its packing slip. */
function OrderButtons({ order, orders, onChanged }: OrderButtonsProps) {
  const onDone = () => onChanged().catch(() => undefined); // on failure the page keeps its data
  const { status, shipment } = order;
  const mayChange = useMayDo("WRITE_ORDERS");
  const printable = orders.some((each) => each.status !== "CANCELLED" && each.status !== "REFUNDED");
  return (
    <OrderActions orders={orders} size="medium" onDone={onDone}>
      {printable && <PrintButton>{packingSlipTexts.print}</PrintButton>}
      {mayChange && status === "SHIPPED" && shipment && (
        <TrackingButton shipment={shipment} onDone={onDone} />
      )}
    </OrderActions>
  );
}

/** The orders of the cart, or the order alone. */
const linesOf = (order: ManageOrder_OrderFragment) => order.checkout?.orders ?? [order];

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
  const missing = isNotFound(error);
  const { handleForbidden } = useSessionActions();
  // the server hides orders from staff who have lost the permission since this page opened
  useEffect(() => {
    if (missing) handleForbidden();
  }, [missing, handleForbidden]);
  const order = missing ? undefined : (data ?? previousData)?.order;
  const loading = !order && !error;
  const lines = order ? linesOf(order) : [];
  const [unticked, setUnticked] = useState<readonly string[]>([]);
  const ticked: TickedOrders = {
    has: (line) => !unticked.includes(line),
    toggle: (line) =>
      setUnticked(unticked.includes(line) ? unticked.filter((each) => each !== line) : [...unticked, line]),
  };
  const [first, ...others] = lines.filter((line) => ticked.has(line.id));

  return (
    <Page
      title={order ? manageOrderTexts.title(numberOf(order)) : manageOrderTexts.untitled}
      lead={order ? <StateAndMoment order={order} /> : loading && <LoadingLead />}
      above={(order || loading) && <BackToList path={paths.manageOrders}>{manageOrderTexts.back}</BackToList>}
      actions={
        order
          ? first && <OrderButtons order={order} orders={[first, ...others]} onChanged={refetch} />
          : loading && <LoadingActions />
      }
    >
      {order ? (
        <OrderDetails order={order} lines={lines} ticked={ticked} />
      ) : (
        <WithoutOrder error={error} onRetry={refetch} />
      )}
    </Page>
  );
}

type Order = ManageOrderQuery["order"];

function StateAndMoment({ order }: { order: Order }) {
  const part = partNumberOf(order);
  const lines = linesOf(order);
  return (
    <LeadLine>
      {lines.every(({ status }) => status === order.status) ? (
        <OrderStatus status={order.status} paid={order.paid} />
      ) : (
        <span>{summarizeStates(lines)}</span>
      )}
      {problemBadges(order)}
      <span>{manageOrderTexts.placed(formatMoment(order.createdAt))}</span>
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
