import { useParams } from "react-router-dom";
import { useEffect } from "react";
import { myOrdersTexts } from "../../../messages/account";
import { useSessionActions, useViewer } from "../../../features/session/SessionProvider";
import { OrderList } from "../../../features/orders/OrderList";
import { LoadMoreButton } from "../../../ui/table/LoadMore";
import { Page } from "../../../ui/layout/Page";
import { Failure } from "../../../ui/feedback/states";
import { useMyOrdersQuery } from "./MyOrdersPage.generated";
import { LoadingOrders, MyOrdersTable } from "./MyOrdersTable";
import { NoOrders } from "../../../features/orders/NoOrders";

/** `/myOrder/:email` (spec §2 My Orders). Another person's address ends the session, as a 403 would (spec §8). */
export function MyOrdersPage() {
  const { id: email = "" } = useParams();
  const viewer = useViewer();
  const { handleUnauthorized } = useSessionActions();
  const own = email.toLowerCase() === viewer.email.toLowerCase();

  useEffect(() => {
    if (!own) handleUnauthorized();
  }, [own, handleUnauthorized]);

  return (
    <Page title={myOrdersTexts.title} width="wide">
      {own ? <OwnOrders /> : <LoadingOrders />}
    </Page>
  );
}

function OwnOrders() {
  const { data, error, refetch, fetchMore } = useMyOrdersQuery({ fetchPolicy: "cache-and-network" });

  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <LoadingOrders />;

  const { nodes, pageInfo } = data.myOrders;
  if (nodes.length === 0) return <NoOrders />;
  return (
    <OrderList>
      <MyOrdersTable orders={nodes} />
      {pageInfo.hasNextPage && (
        <LoadMoreButton onPress={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </OrderList>
  );
}
