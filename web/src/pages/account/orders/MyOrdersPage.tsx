import { useParams, useSearchParams } from "react-router-dom";
import { myOrdersTexts } from "../../../messages/account";
import { Page } from "../../../ui/layout/Page";
import { LoadingOrders, MyOrdersTable } from "./MyOrdersTable";
import { OrderTabs, pastOrdersPath } from "./OrderTabs";
import { useOwnAddress } from "./use-own-address";
import { OrderList } from "../../../features/orders/OrderList";
import { useViewer } from "../../../features/session/SessionProvider";
import { paths } from "../../../routing/paths";
import { ButtonLink } from "../../../ui/form/Button";
import { Empty, Failure } from "../../../ui/feedback/states";
import { LoadMoreButton } from "../../../ui/table/LoadMore";
import { usePastOrdersQuery, useMyOrdersQuery } from "./MyOrdersPage.generated";
import { LoadingPastOrders, PastOrdersTable } from "./PastOrdersTable";
import { NoOrders } from "../../../features/orders/NoOrders";
import { PayAll } from "../../../features/orders/PayAll";

/** The viewer's open orders, and the way to pay all that wait for it. */
function OpenOrders() {
  const query = useMyOrdersQuery({ fetchPolicy: "cache-and-network" });
  const waiting = query.data?.myOrders.nodes.filter(({ canPay }) => canPay) ?? [];
  return (
    <OrderTabs shown="open" action={<PayAll orders={waiting} />}>
      <OpenOrderList {...query} />
    </OrderTabs>
  );
}

function OpenOrderList({ data, error, refetch, fetchMore }: ReturnType<typeof useMyOrdersQuery>) {
  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <LoadingOrders />;

  const { nodes, pageInfo } = data.myOrders;
  if (nodes.length === 0) return data.past.totalCount > 0 ? <NoOpenOrders /> : <NoOrders />;
  return (
    <OrderList>
      <MyOrdersTable orders={nodes} />
      {pageInfo.hasNextPage && (
        <LoadMoreButton onPress={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </OrderList>
  );
}

function NoOpenOrders() {
  const { email } = useViewer();
  return (
    <Empty action={<ButtonLink to={pastOrdersPath(email)}>{myOrdersTexts.past}</ButtonLink>}>
      {myOrdersTexts.noneOpen}
    </Empty>
  );
}

/** The viewer's orders that are delivered, cancelled or refunded. */
function PastOrders() {
  const query = usePastOrdersQuery({ fetchPolicy: "cache-and-network" });
  return (
    <OrderTabs shown="past">
      <PastOrderList {...query} />
    </OrderTabs>
  );
}

function PastOrderList({ data, error, refetch, fetchMore }: ReturnType<typeof usePastOrdersQuery>) {
  const { email } = useViewer();
  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <LoadingPastOrders />;

  const { nodes, pageInfo } = data.myOrders;
  if (nodes.length === 0) {
    return (
      <Empty action={<ButtonLink to={paths.myOrders(email)}>{myOrdersTexts.open}</ButtonLink>}>
        {myOrdersTexts.nonePast}
      </Empty>
    );
  }
  return (
    <OrderList>
      <PastOrdersTable orders={nodes} />
      {pageInfo.hasNextPage && (
        <LoadMoreButton onPress={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </OrderList>
  );
}

/** `/myOrder/:email` (spec §2 My Orders), and with `?show=past` the orders that are delivered, cancelled or refunded. */
export function MyOrdersPage() {
  const { id: email = "" } = useParams();
  const [params] = useSearchParams();
  const own = useOwnAddress(email);
  const past = params.get("show") === "past";

  return (
    <Page title={myOrdersTexts.title} width="wide">
      {own ? (
        past ? (
          <PastOrders />
        ) : (
          <OpenOrders />
        )
      ) : (
        <OrderTabs shown="open">
          <LoadingOrders />
        </OrderTabs>
      )}
    </Page>
  );
}
