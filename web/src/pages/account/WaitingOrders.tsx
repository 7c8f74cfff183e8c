import { styled } from "styled-components";
import { paths } from "../../app/paths";
import { useWaitingOrdersQuery } from "../../graphql/generated";
import { manageOrdersTexts } from "../../messages";
import { color, space, text } from "../../theme/tokens";
import { ButtonLink } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Failure, Loading } from "../../ui/states";

const Figure = styled(Card)`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  max-width: 24rem;

  strong {
    font-size: ${text.hero};
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
  p {
    color: ${color.muted};
  }
`;

/** How many orders wait to be delivered, and the way to them. */
export function WaitingOrders() {
  const { data, error, refetch } = useWaitingOrdersQuery({ fetchPolicy: "network-only" });

  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Loading what="the orders" />;

  const { totalCount } = data.orders;
  return (
    <Figure>
      <strong>{totalCount}</strong>
      <p>{totalCount === 1 ? "order waits to be delivered" : "orders wait to be delivered"}</p>
      <ButtonLink to={paths.manageOrders}>{manageOrdersTexts.title}</ButtonLink>
    </Figure>
  );
}
