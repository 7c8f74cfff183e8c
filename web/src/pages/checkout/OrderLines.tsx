import { styled } from "styled-components";
import { Options } from "../../ui/product/Options";
import { ProductImage, SmallImagePlate } from "../../ui/product/ProductImage";
import { totalPrice } from "../../features/orders/total-price";
import { orderStateTexts, payTexts } from "@shop/shared/messages/en/checkout";
import { paths } from "../../paths";
import { color, secondary, space, targetInLine, text } from "../../theme/tokens";
import { Link } from "../../ui/layout/Link";
import { formatPrice } from "../../ui/format/format";
import type { OrderLines_OrderFragment } from "./OrderLines.generated";
import { numberOf } from "../../features/orders/order-number";

/** The list; its rows are divided by lines. */
export const Lines = styled.ul`
  min-width: 0;
  border-top: 1px solid ${color.line};
  font-variant-numeric: tabular-nums;
`;

/** A row: image, text, amount. */
export const Line = styled.li`
  container-type: inline-size;
  display: grid;
  grid-template-columns: min(4rem, 20vw) minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  padding-block: ${space[4]};
  border-bottom: 1px solid ${color.line};

  > :nth-child(3) {
    @container (max-width: 13rem) {
      grid-column: 2;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[1]};

  strong {
    font-weight: 560;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  p {
    ${secondary}
  }
`;

const Number = styled.div`
  font-size: ${text.small};

  a {
    display: inline-block;
    ${targetInLine}
  }
`;

const CartNumber = styled(Number)`
  padding-bottom: ${space[3]};
  font-size: ${text.body};
`;

const Amount = styled.strong<{ $out: boolean }>`
  font-weight: 560;
  ${({ $out }) => $out && `color: ${color.muted}; font-weight: 400;`}
`;

interface OrderLinesProps {
  orders: readonly OrderLines_OrderFragment[];
  /** Whether they are one cart; its number is shown once, above its products (D-30). */
  ofCart?: boolean;
  /**
   * A note for each order besides its quantity and price; by default the state of an order that can't be
   * paid.
   */
  noteOf?: (order: OrderLines_OrderFragment) => string | undefined;
}

/** Orders in rows, each with a link to its page; a cart's orders have a common link. */
export function OrderLines({ orders, ofCart = false, noteOf = stateOf }: OrderLinesProps) {
  const [first] = orders;
  const once = ofCart && orders.length > 1;
  return (
    <div>
      {once && first && (
        <CartNumber>
          <OrderLink order={first} />
        </CartNumber>
      )}
      <Lines>
        {orders.map((order) => (
          <OrderLine key={order.id} order={order} note={noteOf(order)} numbered={!once} />
        ))}
      </Lines>
    </div>
  );
}

/** The order number known to the customer, as a link to the order's page. */
function OrderLink({ order }: { order: OrderLines_OrderFragment }) {
  return <Link to={paths.myOrder(order.email, order.id)}>{`${payTexts.order} ${numberOf(order)}`}</Link>;
}

interface OrderLineProps {
  order: OrderLines_OrderFragment;
  note: string | undefined;
  /** Whether the number is shown. */
  numbered: boolean;
}

function OrderLine({ order, note, numbered }: OrderLineProps) {
  const { productName, optionValues, imageUrl, qty, unitPrice } = order;
  return (
    <Line>
      <SmallImagePlate>
        <ProductImage src={imageUrl ?? ""} alt="" sizes="4rem" width={56} height={67} />
      </SmallImagePlate>
      <Words>
        <strong>
          <bdi>{productName}</bdi>
        </strong>
        <Options of={optionValues} />
        <p>{`${qty} × ${formatPrice(unitPrice)}`}</p>
        {numbered && (
          <Number>
            <OrderLink order={order} />
          </Number>
        )}
        {note && <p>{note}</p>}
      </Words>
      <Amount $out={note !== undefined}>{formatPrice(totalPrice(unitPrice, qty))}</Amount>
    </Line>
  );
}

const stateOf = ({ canPay, status }: OrderLines_OrderFragment) =>
  canPay ? undefined : orderStateTexts[status];
