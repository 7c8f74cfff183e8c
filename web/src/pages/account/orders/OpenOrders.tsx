import { NoOrders } from "../../../features/orders/NoOrders";
import { OrderList } from "../../../features/orders/OrderList";
import { PayAll } from "../../../features/orders/PayAll";
import { useViewer } from "../../../features/session/SessionProvider";
import { myOrdersTexts } from "../../../messages/account";
import { ButtonLink } from "../../../ui/form/Button";
import { Empty, Failure } from "../../../ui/feedback/states";
import { LoadMoreButton } from "../../../ui/table/LoadMore";
import { useMyOrdersQuery } from "./MyOrdersPage.generated";
import { LoadingOrders, MyOrdersTable } from "./MyOrdersTable";
import { OrderTabs, pastOrdersPath } from "./OrderTabs";

/** The viewer's open orders, and the way to pay all that wait for it. */
export function OpenOrders() {
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
