import { styled } from "styled-components";
import { OrderStatus } from "../../../features/orders/OrderStatus";
import type { OrderSort } from "../../../graphql/schema.generated";
import { manageOrdersTexts } from "@shop/shared/messages/en/admin-orders";
import { clampedTo, color } from "../../../theme/tokens";
import { WholeNumbers } from "../../../ui/format/WholeNumbers";
import { formatPrice } from "../../../ui/format/format";
import { formatMoment } from "@shop/shared/time/format-moment";
import type { Column } from "../../../ui/table/Table";
import { Options } from "../../../ui/product/Options";
import { actionsColumn } from "../parts/actions-column";
import { CustomerLink } from "../parts/CustomerLink";
import { RowLink } from "../parts/cells";
import { OrderActions } from "./actions/OrderActions";
import type { OrderActions_OrderFragment } from "./actions/order-actions.generated";
import { problemBadges } from "./PaymentBadges";
import { whyNotDelivered, whyNotRefunded } from "./actions/order-states";
import type { OrderColumns_OrderFragment } from "./ManageOrdersPage.generated";
import { paths } from "../../../paths";
import { customerOf } from "../../../features/orders/customer-of";
import { numberOf, partNumberOf } from "../../../features/orders/order-number";
import { totalPrice } from "../../../features/orders/total-price";

/** The order's number, as a link to its page. */
function NumberLink({ order }: { order: OrderColumns_OrderFragment }) {
  const { id, productName } = order;
  const number = numberOf(order);
  return (
    <RowLink
      to={paths.manageOrder(id)}
      list={paths.manageOrders}
      aria-label={manageOrdersTexts.nameOf(productName, customerOf(order), number)}
    >
      {number}
    </RowLink>
  );
}

const { columns: headers } = manageOrdersTexts;

const NumberAndMoment = styled.div`
  line-height: 1.4;

  time,
  small {
    color: ${color.muted};
  }
  small {
    display: block;
    font-size: inherit;
  }
`;

/** The number of an order within a cart. */
function PartNumber({ order }: { order: OrderColumns_OrderFragment }) {
  const part = partNumberOf(order);
  return (
    part && (
      <small>
        <WholeNumbers text={manageOrdersTexts.part(part)} />
      </small>
    )
  );
}

/** The total of an order; for a product of a cart its price, because the cart's heading has the total (D-30). */
const shownSum = (order: OrderColumns_OrderFragment) =>
  partNumberOf(order) ? totalPrice(order.unitPrice, order.qty) : order.total;

/** Truncates a long name; the order's page shows all of it. */
const Name = styled.span`
  ${clampedTo(3)}
`;

/** One badge: the payment problem, or else the order's state. */
export function OrderState({ order }: { order: OrderActions_OrderFragment }) {
  const problem = problemBadges(order)[0];
  return problem ?? <OrderStatus status={order.status} paid={order.paid} />;
}

/** The columns of Manage Orders (spec §2), with the number, the total and when the order was placed. */
export const orderColumns: readonly Column<OrderColumns_OrderFragment, OrderSort>[] = [
  {
    header: headers.order,
    sorts: { ascending: "OLDEST" },
    cell: (order) => (
      <NumberAndMoment>
        <NumberLink order={order} />
        <br />
        <time dateTime={order.createdAt}>{formatMoment(order.createdAt)}</time>
        <PartNumber order={order} />
      </NumberAndMoment>
    ),
    phone: "half",
  },
  {
    header: headers.userName,
    sorts: { ascending: "CUSTOMER" },
    cell: (order) => (
      <CustomerLink customer={order.email && order.customerId}>{customerOf(order)}</CustomerLink>
    ),
    phone: "title",
  },
  {
    header: headers.itemName,
    sorts: { ascending: "PRODUCT" },
    cell: ({ productName, optionValues }) => (
      <>
        <Name dir="auto" title={productName}>
          {productName}
        </Name>
        <Options of={optionValues} />
      </>
    ),
    phone: "wide",
  },
  {
    header: headers.quantity,
    sorts: { descending: "QTY_DESC" },
    cell: ({ qty }) => qty,
    align: "end",
    phone: "half",
  },
  { header: headers.total, cell: (order) => formatPrice(shownSum(order)), align: "end", phone: "half" },
  {
    header: headers.status,
    sorts: { ascending: "UNPAID_FIRST" },
    cell: (order) => <OrderState order={order} />,
    phone: "half",
  },
  actionsColumn(
    (order) =>
      (whyNotDelivered(order) === null || whyNotRefunded(order) === null) && (
        <OrderActions orders={[order]} size="small" />
      ),
  ),
];

/** The columns of one customer's orders, without the name, which is the page's heading. */
export const ordersOfCustomerColumns = orderColumns
  .filter(({ header }) => header !== headers.userName)
  .map((column) => (column.header === headers.itemName ? { ...column, phone: "title" as const } : column));
