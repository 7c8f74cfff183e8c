import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { OrderStatus } from "../../../features/orders/OrderStatus";
import type { OrderSort } from "../../../graphql/schema.generated";
import { manageOrdersTexts } from "../../../messages/manage-orders";
import { color, space } from "../../../theme/tokens";
import { formatPrice } from "../../../ui/format/format";
import { formatLocalMoment } from "../../../ui/format/local-moment";
import type { Column } from "../../../ui/table/Table";
import { RowActions } from "../../../ui/table/table-frame";
import { DeliverButton } from "./actions/DeliverButton";
import { PaymentBadges } from "./PaymentBadges";
import { whyNotDelivered } from "./actions/order-states";
import type { OrderColumns_OrderFragment } from "./ManageOrdersPage.generated";
import { paths } from "../../../routing/paths";
import { Link } from "../../../ui/layout/Link";
import { customerOf } from "../../../features/orders/customer-of";

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
`;

/** The customer's name, as a link to the order, whose page leads back to the same page of the list. */
function CustomerCell({ order }: { order: OrderColumns_OrderFragment }) {
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

const { columns: headers } = manageOrdersTexts;

const NumberAndMoment = styled.div`
  line-height: 1.4;
  white-space: nowrap;

  time,
  small {
    color: ${color.muted};
  }
  small {
    display: block;
    font-size: inherit;
  }
`;

const Badges = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

/** A long name is cut; the order's page has the whole one. */
const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

/** The columns of Manage Orders (spec §2), with the number, the total and when the order was placed. */
export const orderColumns: readonly Column<OrderColumns_OrderFragment, OrderSort>[] = [
  {
    header: headers.order,
    sorts: { ascending: "OLDEST" },
    cell: ({ number, createdAt, checkout }, { isGrouped }) => (
      <NumberAndMoment>
        {number}
        <br />
        <time dateTime={createdAt}>{formatLocalMoment(createdAt)}</time>
        {!isGrouped && checkout && checkout.number !== number && (
          <small>{manageOrdersTexts.partOf(checkout.number)}</small>
        )}
      </NumberAndMoment>
    ),
    phone: "half",
  },
  {
    header: headers.userName,
    sorts: { ascending: "CUSTOMER" },
    cell: (order) => <CustomerCell order={order} />,
    phone: "title",
  },
  {
    header: headers.itemName,
    sorts: { ascending: "PRODUCT" },
    cell: ({ productName }) => (
      <Name dir="auto" title={productName}>
        {productName}
      </Name>
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
  { header: headers.total, cell: ({ total }) => formatPrice(total), align: "end", phone: "half" },
  {
    header: headers.status,
    sorts: { ascending: "UNPAID_FIRST" },
    cell: (order) => (
      <Badges>
        <OrderStatus status={order.status} paid={order.paid} />
        <PaymentBadges order={order} />
      </Badges>
    ),
    phone: "half",
  },
  {
    header: "Actions",
    actions: true,
    align: "end",
    cell: (order) =>
      whyNotDelivered(order) === null && (
        <RowActions>
          <div>
            <DeliverButton order={order} />
          </div>
        </RowActions>
      ),
  },
];
