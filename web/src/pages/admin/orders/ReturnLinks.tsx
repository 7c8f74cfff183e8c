import { manageReturnsTexts, returnTexts } from "@shop/shared/messages/en/returns";
import { styled } from "styled-components";
import { ReturnStatus } from "../../../features/orders/returns/ReturnStatus";
import { paths } from "../../../paths";
import { space } from "../../../theme/tokens";
import { Link } from "../../../ui/layout/Link";
import type { ReturnLinks_OrderFragment } from "./ManageOrderPage.generated";

const List = styled.ul`
  display: grid;
  gap: ${space[3]};

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[3]};
    align-items: center;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
`;

/** Links to the returns of an order, or of its cart's orders; renders nothing without returns. */
export function ReturnLinks({ orders }: { orders: readonly ReturnLinks_OrderFragment[] }) {
  const returns = new Map(
    orders.flatMap((order) => order.returns.map((found) => [found.id, found] as const)),
  );
  if (returns.size === 0) return null;
  return (
    <>
      <h2>{manageReturnsTexts.title}</h2>
      <List>
        {[...returns.values()].map(({ id, number, status }) => (
          <li key={id}>
            <Link to={paths.return(id)}>{returnTexts.title(number)}</Link>
            <ReturnStatus status={status} />
          </li>
        ))}
      </List>
    </>
  );
}
