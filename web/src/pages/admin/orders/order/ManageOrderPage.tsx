import { useLocation, useParams } from "react-router-dom";
import { styled } from "styled-components";
import { OrderStatus } from "../../../../features/orders/OrderStatus";
import { isNotFound } from "../../../../graphql/errors";
import { manageOrderTexts } from "../../../../messages/manage-orders";
import { paths } from "../../../../routing/paths";
import { space } from "../../../../theme/tokens";
import { Empty, Failure } from "../../../../ui/feedback/states";
import { ButtonLink } from "../../../../ui/form/Button";
import { formatLocalMoment } from "../../../../ui/format/local-moment";
import { ArrowLeft } from "../../../../ui/icons/icons";
import { Page } from "../../../../ui/layout/Page";
import { PaymentBadges } from "../problems/PaymentBadges";
import { LoadingActions, LoadingLead, LoadingOrder } from "./LoadingOrder";
import { useManageOrderQuery, type ManageOrderQuery } from "./ManageOrderPage.generated";
import { OrderButtons } from "./OrderButtons";
import { OrderDetails } from "./OrderDetails";

const Lead = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;
`;

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
      actions={order ? <Actions order={order} onChanged={refetch} /> : loading && <LoadingActions />}
    >
      {order ? <OrderDetails order={order} /> : <WithoutOrder error={error} onRetry={refetch} />}
    </Page>
  );
}

type Order = ManageOrderQuery["order"];

function StateAndMoment({ order }: { order: Order }) {
  return (
    <Lead>
      <OrderStatus status={order.status} />
      <PaymentBadges order={order} />
      {manageOrderTexts.placed(formatLocalMoment(order.createdAt))}
    </Lead>
  );
}

/** `onChanged` is called after each action, whether it was done or refused. */
function Actions({ order, onChanged }: { order: Order; onChanged: () => Promise<unknown> }) {
  return (
    <>
      <BackToList />
      <OrderButtons order={order} onChanged={onChanged} />
    </>
  );
}

/** Leads to the page of the list that the order was opened from. */
function BackToList() {
  const { state } = useLocation() as { state: { list?: string } | null };
  return (
    <ButtonLink to={paths.manageOrders + (state?.list ?? "")} variant="secondary">
      <ArrowLeft size={18} aria-hidden /> {manageOrderTexts.back}
    </ButtonLink>
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
