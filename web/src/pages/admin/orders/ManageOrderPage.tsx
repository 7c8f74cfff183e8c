import { useLocation, useParams } from "react-router-dom";
import { styled } from "styled-components";
import { OrderStatus } from "../../../features/orders/OrderStatus";
import { isNotFound } from "../../../graphql/errors";
import { manageOrderTexts, manageOrdersTexts, packingSlipTexts } from "../../../messages/manage-orders";
import { paths } from "../../../routing/paths";
import { radius, space } from "../../../theme/tokens";
import { Empty, Failure, Loading, Skeleton } from "../../../ui/feedback/states";
import { ButtonLink } from "../../../ui/form/Button";
import { formatLocalMoment } from "../../../ui/format/local-moment";
import { ArrowLeft } from "../../../ui/icons/icons";
import { Page } from "../../../ui/layout/Page";
import { PaymentBadges } from "./PaymentBadges";
import {
  useManageOrderQuery,
  type ManageOrderQuery,
  type ManageOrder_OrderFragment,
} from "./ManageOrderPage.generated";
import { PrintButton } from "../../../ui/layout/Print";
import { DeliverButton } from "./actions/DeliverButton";
import type { OrderActions_OrderFragment } from "./actions/order-actions.generated";
import { SendButton, TrackingButton } from "./actions/SendButton";
import { whyNotCancelled, whyNotDelivered, whyNotRefunded, whyNotSent } from "./actions/order-states";
import { RefundButton } from "./actions/RefundButton";
import { OrderDocuments } from "../../../features/orders/OrderDocuments";
import { useAuthorizedFetch } from "../../../features/session/use-authorized-fetch";
import { OrderTimeline } from "../../../features/orders/OrderTimeline";
import { timelineTexts } from "../../../messages/order-life";
import { CustomerFacts } from "./CustomerFacts";
import { OrderColumns, OrderLead, OrderPart } from "../../../features/orders/order-layout";
import { OrdersOfCart } from "./OrdersOfCart";
import { PaymentProblems } from "./PaymentProblems";
import { PackingSlip } from "./PackingSlip";
import { Amounts } from "../../../features/orders/Amounts";
import { amountsOf, hasAmounts } from "../../../features/orders/amounts-of";
import { ItemAmounts, ItemFrame, ItemTotal, ItemWords } from "../../../features/orders/order-item-frame";
import { WasAndNow } from "../../../features/catalogue/Price";
import { ImagePlate, ProductImage } from "../../../features/catalogue/ProductImage";
import { formatPrice } from "../../../ui/format/format";
import { Link } from "../../../ui/layout/Link";
import { useRowAction } from "../../../features/use-row-action";
import { useCancelOrder } from "../../../features/orders/use-cancel-order";
import { cancelOrderTexts } from "../../../messages/orders";
import { ActionButton } from "../../../ui/form/ActionButton";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { customerOf } from "../../../features/orders/customer-of";

interface CancelOrderButtonProps {
  order: OrderActions_OrderFragment;
  /** Called once the order is cancelled, or turns out to be paid or closed. */
  onDone: () => unknown;
}

/** Cancels a customer's unpaid order after a confirmation; its units go back into stock. */
function CancelOrderButton({ order, onDone }: CancelOrderButtonProps) {
  const { id, qty, productName } = order;
  const customer = customerOf(order);
  const run = useRowAction();
  const cancel = useCancelOrder();
  const press = async () => {
    const said = await cancel(id);
    await onDone();
    return said;
  };

  return (
    <ActionButton
      variant="secondary"
      dangerous
      confirmation={{
        title: cancelOrderTexts.question(customer),
        text: cancelOrderTexts.consequence(qty, productName),
        confirm: cancelOrderTexts.confirm,
        dismiss: cancelOrderTexts.dismiss,
      }}
      onPress={() => run(press)}
    >
      {cancelOrderTexts.cancel}
      <VisuallyHidden>
        {productName}, {customer}
      </VisuallyHidden>
    </ActionButton>
  );
}

/** The background of the product's image. */
const ItemPlate = styled(ImagePlate)`
  align-self: start;
  aspect-ratio: 5 / 6;
  border-radius: ${radius.small};

  img {
    width: 88%;
  }
`;

/** What has been ordered, with the image and the price of that day; a link to its edit page while it is still sold. */
function OrderItem({ order }: { order: ManageOrder_OrderFragment }) {
  const { product, productName, imageUrl, qty, unitPrice, regularPrice, total } = order;
  const amounts = amountsOf([order]);
  const name = <bdi>{productName}</bdi>;
  return (
    <ItemFrame as="section">
      <ItemPlate>
        <ProductImage src={imageUrl ?? ""} alt="" sizes="9rem" width={144} height={173} />
      </ItemPlate>
      <ItemWords>
        <h2>{product ? <Link to={paths.editItem(product.id)}>{name}</Link> : name}</h2>
        <p>
          {qty} × <WasAndNow price={unitPrice} regularPrice={regularPrice} />
          {!product && ` · ${manageOrderTexts.noLongerSold}`}
        </p>
      </ItemWords>
      {hasAmounts(amounts) ? (
        <ItemAmounts>
          <Amounts of={amounts} />
        </ItemAmounts>
      ) : (
        <ItemTotal>
          {manageOrderTexts.total} <strong>{formatPrice(total)}</strong>
        </ItemTotal>
      )}
    </ItemFrame>
  );
}

/** The placeholders of what is below and beside the heading of an order's page. */
const LoadingLead = () => <Skeleton $width="18rem" $height="1.6em" />;
const LoadingActions = () => <Skeleton $width="13rem" $height="var(--target)" />;

/** The placeholder of an order's details. */
function LoadingOrder() {
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

/** What was ordered, by whom, with what else, and what has happened since; on paper its packing slip. */
function OrderDetails({ order }: { order: ManageOrder_OrderFragment }) {
  const { id, checkoutId } = order;
  const authorizedFetch = useAuthorizedFetch();
  return (
    <>
      <PaymentProblems order={order} />
      <OrderColumns>
        <OrderItem order={order} />
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
  /** Called after each action, whether it was done or refused. */
  onChanged: () => Promise<unknown>;
}

/** What can be done with an order in its state. */
function OrderButtons({ order, onChanged }: OrderButtonsProps) {
  const onDone = () => onChanged().catch(() => undefined); // what is shown then stays
  const sent = order.status !== "CANCELLED" && order.status !== "REFUNDED";
  const canSend = whyNotSent(order) === null;
  return (
    <>
      {sent && <PrintButton>{packingSlipTexts.print}</PrintButton>}
      {whyNotCancelled(order) === null && <CancelOrderButton order={order} onDone={onDone} />}
      {whyNotRefunded(order) === null && <RefundButton order={order} onDone={onDone} />}
      {canSend && <SendButton order={order} onDone={onDone} />}
      {order.status === "SHIPPED" && order.shipment && (
        <TrackingButton shipment={order.shipment} onDone={onDone} />
      )}
      {whyNotDelivered(order) === null && (
        <DeliverButton
          order={order}
          size="medium"
          variant={canSend ? "secondary" : "primary"}
          onDone={onDone}
        />
      )}
    </>
  );
}

/** `/manageOrder/:id`: everything about an order, what can be done with it, and its packing slip. Not in the specification. */
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
      title={order ? manageOrderTexts.title(order.number) : manageOrderTexts.untitled}
      lead={order ? <StateAndMoment order={order} /> : loading && <LoadingLead />}
      above={(order || loading) && <BackToList />}
      actions={order ? <OrderButtons order={order} onChanged={refetch} /> : loading && <LoadingActions />}
    >
      {order ? <OrderDetails order={order} /> : <WithoutOrder error={error} onRetry={refetch} />}
    </Page>
  );
}

type Order = ManageOrderQuery["order"];

function StateAndMoment({ order }: { order: Order }) {
  return (
    <OrderLead>
      <OrderStatus status={order.status} paid={order.paid} />
      <PaymentBadges order={order} />
      {manageOrderTexts.placed(formatLocalMoment(order.createdAt))}
      {order.checkout && order.checkout.number !== order.number && (
        <span>{manageOrdersTexts.partOf(order.checkout.number)}</span>
      )}
    </OrderLead>
  );
}

/** `onChanged` is called after each action, whether it was done or refused. */
/** Its words begin where the heading does. */
const Above = styled.div`
  margin: 0 0 ${space[2]} calc(-1 * ${space[4]});
`;

/** Leads to the page of the list that the order was opened from. */
function BackToList() {
  const { state } = useLocation() as { state: { list?: string } | null };
  return (
    <Above>
      <ButtonLink to={paths.manageOrders + (state?.list ?? "")} variant="quiet">
        <ArrowLeft size={18} aria-hidden /> {manageOrderTexts.back}
      </ButtonLink>
    </Above>
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
