import { styled } from "styled-components";
import { paths } from "../../routing/paths";
import { OrderList } from "../../features/orders/OrderList";
import { useViewer } from "../../features/session/SessionProvider";
import { space, text } from "../../theme/tokens";
import { ButtonLink } from "../../ui/form/Button";
import { Failure } from "../../ui/feedback/states";
import { useLatestOrdersQuery } from "./DashboardPage.generated";
import { LoadingOrders, MyOrdersTable } from "./MyOrdersTable";
import { NoOrders } from "./NoOrders";
import { UnpaidOrders } from "./UnpaidOrders";

const maxShown = 5;

const Latest = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  h2 {
    font-size: ${text.title};
  }
`;

/** The viewer's unpaid total, their latest orders and a link to all orders (D-20). */
export function LatestOrders() {
  const { email } = useViewer();
  const { data, error, refetch } = useLatestOrdersQuery({ fetchPolicy: "cache-and-network" });

  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <LoadingOrders />;

  const { nodes, totalCount } = data.myOrders;
  if (nodes.length === 0) return <NoOrders />;
  return (
    <OrderList>
      <UnpaidOrders orders={nodes} />
      <Latest>
        <h2>Your latest orders</h2>
        <MyOrdersTable orders={nodes.slice(0, maxShown)} />
      </Latest>
      {totalCount > maxShown && (
        <div>
          <ButtonLink to={paths.myOrders(email)} variant="secondary">
            See all {totalCount} orders
          </ButtonLink>
        </div>
      )}
    </OrderList>
  );
}
