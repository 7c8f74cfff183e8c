import { OrderList } from "../../features/orders/OrderList";
import { useManageOrdersQuery } from "../../graphql/generated";
import { manageOrdersTexts } from "../../messages";
import { LoadMore } from "../../ui/LoadMore";
import { Page } from "../../ui/Page";
import { Empty, Failure, Loading } from "../../ui/states";
import { ManageOrdersTable } from "./ManageOrdersTable";

/** `/manageOrder` (spec §2 Manage Orders). */
export function ManageOrdersPage() {
  const { data, error, refetch, fetchMore } = useManageOrdersQuery({ fetchPolicy: "cache-and-network" });

  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Loading what="the orders" />;

  const { nodes, pageInfo } = data.orders;
  return (
    <Page title={manageOrdersTexts.title} width="wide">
      {nodes.length === 0 ? (
        <Empty>Every order has been delivered.</Empty>
      ) : (
        <OrderList>
          <ManageOrdersTable orders={nodes} onDelivered={refetch} />
          {pageInfo.hasNextPage && (
            <LoadMore onPress={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
          )}
        </OrderList>
      )}
    </Page>
  );
}
