import { styled } from "styled-components";
import { Amounts } from "../../../features/orders/Amounts";
import { OrderPart } from "../../../features/orders/order-layout";
import { OtherOrderEnd, OtherOrderRow, OtherOrders } from "../../../features/orders/other-orders-frame";
import { totalPrice } from "../../../features/orders/total-price";
import { ordersOfCartTexts as texts } from "@shop/shared/messages/en/admin-orders";
import { paths } from "../../../paths";
import { color, space } from "../../../theme/tokens";
import { formatPrice } from "../../../ui/format/format";
import { Link } from "../../../ui/layout/Link";
import { Options } from "../../../ui/product/Options";
import { ProductThumbnail } from "../../../ui/product/ProductThumbnail";
import type { ManageOrder_OrderFragment, OrdersOfCart_OrderFragment } from "./ManageOrderPage.generated";
import { OrderState } from "./order-columns";

const Row = styled(OtherOrderRow)`
  grid-template-columns: auto auto minmax(0, 1fr) auto;

  > label {
    position: relative;
    z-index: 1; /* above the link that covers the row */
    display: grid;
    place-items: center;
    min-width: var(--target);
    min-height: var(--target);
    margin-inline: -${space[3]};
    cursor: pointer;
  }
  input {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

const CartPart = styled(OrderPart)`
  > dl {
    margin-top: ${space[3]};
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
  }
`;

/** The products of a cart that the page's actions and the packing slip are about. */
export interface TickedOrders {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
}

interface OrdersOfCartProps {
  checkout: NonNullable<ManageOrder_OrderFragment["checkout"]>;
  ticked: TickedOrders;
}

/** The products of a cart, each with a checkbox, and its amounts once (D-30). */
export function OrdersOfCart({ checkout, ticked }: OrdersOfCartProps) {
  return (
    <CartPart as="section">
      <h2>{texts.title}</h2>
      <OtherOrders>
        {checkout.orders.map((order) => (
          <CartLine key={order.id} order={order} ticked={ticked} />
        ))}
      </OtherOrders>
      <Amounts of={checkout} />
    </CartPart>
  );
}

function CartLine({ order, ticked }: { order: OrdersOfCart_OrderFragment; ticked: TickedOrders }) {
  const { id, productName, optionValues, imageUrl, qty, unitPrice } = order;
  return (
    <Row>
      <label>
        <input
          type="checkbox"
          aria-label={texts.select(productName)}
          checked={ticked.has(id)}
          onChange={() => ticked.toggle(id)}
        />
      </label>
      <ProductThumbnail image={imageUrl ?? ""} />
      <div>
        <Link to={paths.manageOrder(id)}>
          <bdi>{productName}</bdi>
        </Link>
        <Options of={optionValues} />
        <p>{`${qty} × ${formatPrice(unitPrice)}`}</p>
      </div>
      <OtherOrderEnd>
        <span>{formatPrice(totalPrice(unitPrice, qty))}</span>
        <OrderState order={order} />
      </OtherOrderEnd>
    </Row>
  );
}
