import { manageReturnsTexts as texts } from "@shop/shared/messages/en/returns";
import { nameWithOptions } from "@shop/shared/option-values";
import { customerOf } from "../../../features/orders/customer-of";
import { ReturnStatus } from "../../../features/orders/returns/ReturnStatus";
import { paths } from "../../../paths";
import { formatPrice } from "../../../ui/format/format";
import { Muted } from "../../../ui/layout/Muted";
import type { Column } from "../../../ui/table/Table";
import { Moment, RowLink } from "../parts/cells";
import { CustomerLink } from "../parts/CustomerLink";
import type { ReturnColumns_ReturnFragment } from "./ReturnsPage.generated";

/** The columns of the list of returns. */
export const returnColumns: readonly Column<ReturnColumns_ReturnFragment>[] = [
  {
    header: texts.columns.number,
    cell: (found) => (
      <>
        <RowLink to={paths.return(found.id)} list={paths.returns}>
          {found.number}
        </RowLink>
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
  {
    header: texts.columns.status,
    cell: ({ status, refunded, refundedWithOrder }) => (
      <>
        <ReturnStatus status={status} />
        {refundedWithOrder && <Muted as="div">{texts.refundedWithOrder}</Muted>}
        {refunded > 0 && <Muted as="div">{formatPrice(refunded)}</Muted>}
      </>
    ),
    phone: "half",
  },
];
