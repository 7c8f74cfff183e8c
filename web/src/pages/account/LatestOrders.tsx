import { styled } from "styled-components";
import { paths } from "../../app/paths";
import { OrderList } from "../../features/orders/OrderList";
import { useViewer } from "../../features/session/SessionProvider";
import { useLatestOrdersQuery } from "../../graphql/generated";
import { text } from "../../theme/tokens";
import { ButtonLink } from "../../ui/Button";
import { Empty, Failure, Loading } from "../../ui/states";
import { MyOrdersTable } from "./MyOrdersTable";

const shown = 5;

const Heading = styled.h2`
  font-size: ${text.title};
`;

/** The customer's latest orders, and the way to the rest. */
export function LatestOrders() {
  const { email } = useViewer();
  const { data, error, refetch } = useLatestOrdersQuery({ fetchPolicy: "cache-and-network" });

  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Loading what="your orders" />;

  const { nodes, totalCount } = data.myOrders;
  if (nodes.length === 0) {
    return (
      <Empty action={<ButtonLink to={paths.home}>Find something you like</ButtonLink>}>
        You have not ordered anything yet.
      </Empty>
    );
  }
  return (
    <OrderList>
      <Heading>Your latest orders</Heading>
      <MyOrdersTable orders={nodes.slice(0, shown)} />
      {totalCount > shown && (
        <div>
          <ButtonLink to={paths.myOrders(email)} variant="secondary">
            See all {totalCount} orders
          </ButtonLink>
        </div>
      )}
    </OrderList>
  );
}
