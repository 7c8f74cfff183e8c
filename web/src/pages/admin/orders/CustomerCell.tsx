import { styled } from "styled-components";
import { color } from "../../../theme/tokens";
import { Link } from "../../../ui/layout/Link";
import { asCards } from "../../../ui/table/table-cards";
import type { OrderColumns_OrderFragment } from "./ManageOrdersPage.generated";
import { useOrderLink } from "./use-order-in-url";

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

/** The customer's name, as a link that opens the order's details. */
export function CustomerCell({
  order: { id, name, email, productName },
}: {
  order: OrderColumns_OrderFragment;
}) {
  const link = useOrderLink();
  const customer = name || email;
  return (
    <RowLink {...link(id)} aria-label={`${customer}: order of ${productName}`} aria-haspopup="dialog">
      <bdi>{customer}</bdi>
    </RowLink>
  );
}
