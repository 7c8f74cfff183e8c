import { useParams } from "react-router-dom";
import { OrderStatus } from "../../../features/orders/OrderStatus";
import { useViewer } from "../../../features/session/SessionProvider";
import { isNotFound } from "../../../graphql/errors";
import { myOrdersTexts, myOrderTexts } from "../../../messages/account";
import { paths } from "../../../routing/paths";
import { Empty, Failure } from "../../../ui/feedback/states";
import { ButtonLink } from "../../../ui/form/Button";
import { formatDay } from "../../../ui/format/format";
import { ArrowLeft } from "../../../ui/icons/icons";
import { Page } from "../../../ui/layout/Page";
import { PrintButton } from "../../../ui/layout/Print";
import { OrderDetails } from "./order/OrderDetails";
import { LoadingOrder } from "./order/LoadingOrder";
import { useMyOrderQuery, type MyOrderQuery } from "./MyOrderPage.generated";
import { useOwnAddress } from "./use-own-address";

/** `/myOrder/:email/:id`: one order of the viewer. Another person's address ends the session, as on My Orders. */
export function MyOrderPage() {
  const { email = "", id = "" } = useParams();
  const own = useOwnAddress(email);
  return own ? <OwnOrder key={id} id={id} /> : <LoadingOrder />;
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
  return <KnownOrder order={data.order} />;
}

function KnownOrder({ order }: { order: MyOrderQuery["order"] }) {
  const { email } = useViewer();
  return (
    <Page
      title={myOrderTexts.title(order.number)}
      lead={
        <>
          {myOrderTexts.placed(formatDay(order.createdAt))} <OrderStatus status={order.status} />
        </>
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
      <OrderDetails order={order} />
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
