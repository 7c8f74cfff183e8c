import { manageReturnsTexts as texts } from "@shop/shared/messages/en/returns";
import { nameWithOptions } from "@shop/shared/option-values";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { customerOf } from "../../../features/orders/customer-of";
import { ReturnStatus } from "../../../features/orders/returns/ReturnStatus";
import { paths } from "../../../paths";
import { color, covering } from "../../../theme/tokens";
import { Link } from "../../../ui/layout/Link";
import type { Column } from "../../../ui/table/Table";
import { Moment } from "../parts/cells";
import { CustomerLink } from "../parts/CustomerLink";
import type { ReturnColumns_ReturnFragment } from "./ReturnsPage.generated";

/** A link that covers the whole row. */
const RowLink = styled(Link)`
  color: ${color.accentInk};
  font-weight: 550;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    text-decoration: underline;
  }
  &::after {
    ${covering}
  }
`;

/** The number of a return, as a link to its page, which returns to this page of the list. */
function NumberLink({ found: { id, number } }: { found: ReturnColumns_ReturnFragment }) {
  const { search } = useLocation();
  return (
    <RowLink to={paths.return(id)} state={{ list: search }}>
      {number}
    </RowLink>
  );
}

/** The columns of the list of returns. */
export const returnColumns: readonly Column<ReturnColumns_ReturnFragment>[] = [
  {
    header: texts.columns.number,
    cell: (found) => (
      <>
        <NumberLink found={found} />
        <br />
        <Moment at={found.createdAt} />
      </>
    ),
    phone: "half",
  },
  {
    header: texts.columns.customer,
    cell: ({ orders: [first] }) =>
      first && (
        <CustomerLink customer={first.order.email && first.order.customerId}>
          {customerOf(first.order)}
        </CustomerLink>
      ),
  },
  {
    header: texts.columns.products,
    cell: ({ orders }) =>
      orders.map(({ qty, order }) => (
        <div key={order.id}>
          <bdi>{texts.line(qty, nameWithOptions(order.productName, order.optionValues))}</bdi>
        </div>
      )),
  },
  { header: texts.columns.status, cell: ({ status }) => <ReturnStatus status={status} />, phone: "half" },
];
