import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { paths } from "../../../routing/paths";
import { manageOrdersTexts } from "../../../messages/manage-orders";
import { color } from "../../../theme/tokens";
import { Link } from "../../../ui/layout/Link";
import { asCards } from "../../../ui/table/table-cards";
import { customerOf } from "../../../features/orders/customer-of";
import type { OrderColumns_OrderFragment } from "./ManageOrdersPage.generated";

/** A link whose target is the whole row. */
const RowLink = styled(Link)`
  color: ${color.accentInk};
  font-weight: 550;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  ${asCards} {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    margin-block: -0.5rem;
  }
`;

/** The customer's name, as a link to the order, whose page leads back to the same page of the list. */
export function CustomerCell({ order }: { order: OrderColumns_OrderFragment }) {
  const { id, number, productName } = order;
  const { search } = useLocation();
  const customer = customerOf(order);
  return (
    <RowLink
      to={paths.manageOrder(id)}
      state={{ list: search }}
      aria-label={manageOrdersTexts.nameOf(productName, customer, number)}
    >
      <bdi>{customer}</bdi>
    </RowLink>
  );
}
