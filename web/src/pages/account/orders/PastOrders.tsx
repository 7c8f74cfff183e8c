import { OrderList } from "../../../features/orders/OrderList";
import { useViewer } from "../../../features/session/SessionProvider";
import { myOrdersTexts } from "../../../messages/account";
import { paths } from "../../../routing/paths";
import { ButtonLink } from "../../../ui/form/Button";
import { Empty, Failure } from "../../../ui/feedback/states";
import { LoadMoreButton } from "../../../ui/table/LoadMore";
import { usePastOrdersQuery } from "./MyOrdersPage.generated";
import { OrderTabs } from "./OrderTabs";
import { LoadingPastOrders, PastOrdersTable } from "./PastOrdersTable";

/** The viewer's orders that are delivered, cancelled or refunded. */
export function PastOrders() {
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
