import { Navigate, useParams } from "react-router-dom";
import { useEffect } from "react";
import { paths } from "../../app/paths";
import { useSessionActions, useViewer } from "../../features/session/SessionProvider";
import { OrderList } from "../../features/orders/OrderList";
import { useMyOrdersQuery } from "../../graphql/generated";
import { myOrdersTexts } from "../../messages";
import { ButtonLink } from "../../ui/Button";
import { LoadMore } from "../../ui/LoadMore";
import { Page } from "../../ui/Page";
import { Empty, Failure, Loading } from "../../ui/states";
import { MyOrdersTable } from "./MyOrdersTable";

/** `/myOrder/:email` (spec §2 My Orders). Another's address is refused as the server would refuse it (spec §8). */
export function MyOrdersPage() {
  const { id: email = "" } = useParams();
  const viewer = useViewer();
  const { expel } = useSessionActions();
  const own = email.toLowerCase() === viewer.email.toLowerCase();
  const admin = viewer.role === "ADMIN";

  useEffect(() => {
    if (!own && !admin) expel();
  }, [own, admin, expel]);

  if (own) return <OwnOrders />;
  return admin ? <Navigate to={paths.manageOrders} replace /> : <Loading what="your orders" />;
}

function OwnOrders() {
  const { data, error, refetch, fetchMore } = useMyOrdersQuery({ fetchPolicy: "cache-and-network" });

  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Loading what="your orders" />;

  const { nodes, pageInfo } = data.myOrders;
  return (
    <Page title={myOrdersTexts.title} width="wide">
      {nodes.length === 0 ? (
        <Empty action={<ButtonLink to={paths.home}>Find something you like</ButtonLink>}>
          You have not ordered anything yet.
        </Empty>
      ) : (
        <OrderList>
          <MyOrdersTable orders={nodes} />
          {pageInfo.hasNextPage && (
            <LoadMore onPress={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
          )}
        </OrderList>
      )}
    </Page>
  );
}
