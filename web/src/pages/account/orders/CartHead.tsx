import { productCount } from "@shop/shared/messages/en/common";
import { styled } from "styled-components";
import { summarizeStates } from "../../../features/orders/orders-of-checkout";
import { destinationOf } from "../../../features/orders/shipping-address";
import { useViewer } from "../../../features/session/SessionProvider";
import { myOrdersTexts, withDelivery } from "@shop/shared/messages/en/orders";
import { orderTexts } from "@shop/shared/messages/en/checkout";
import { paths } from "../../../paths";
import { color, secondary, space, targetInLine, text } from "../../../theme/tokens";
import { ButtonLink } from "../../../ui/form/Button";
import { formatPrice } from "../../../ui/format/format";
import { useViewerTime } from "../../../ui/format/use-viewer-time";
import { Link } from "../../../ui/layout/Link";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import type { OrderGroup } from "./group-by-cart";
import type { CartGroup_OrderFragment } from "./MyOrdersPage.generated";

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  align-items: center;
  justify-content: space-between;
`;

const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  overflow-wrap: anywhere;

  a {
    display: block;
    width: fit-content;
    ${targetInLine}
    color: inherit;
    font-weight: 600;
  }
  p {
    ${secondary}
  }
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: center;

  strong {
    color: ${color.ink};
    font-size: ${text.large};
    font-weight: 600;
  }
  p {
    ${secondary}
  }
`;

type Cart = NonNullable<CartGroup_OrderFragment["checkout"]>;

interface CartHeadProps {
  cart: Cart;
  orders: OrderGroup<CartGroup_OrderFragment>["orders"];
}

/** A cart as one order: number, day, state, address and total once, and one payment for all unpaid orders. */
export function CartHead({ cart, orders: shown }: CartHeadProps) {
  const { email } = useViewer();
  const { day } = useViewerTime();
  const { id, number, total, shipping, orders } = cart;
  const [first] = shown;
  const waiting = orders.filter(({ canPay }) => canPay).length;
  return (
    <Head>
      <Words>
        <Link to={paths.myOrder(email, first.id)}>{`${myOrdersTexts.order} ${number}`}</Link>
        <p>
          <time dateTime={first.createdAt}>{day(first.createdAt)}</time>
          <span>{` · ${productCount(orders.length)} · ${summarizeStates(orders)}`}</span>
        </p>
        <p>
          {orderTexts.address} <bdi>{destinationOf(shown).replaceAll("\n", ", ")}</bdi>
        </p>
      </Words>
      <End>
        <p>
          {orderTexts.total} <strong>{formatPrice(total)}</strong>
          {shipping > 0 && <span>{` ${withDelivery(formatPrice(shipping))}`}</span>}
        </p>
        {waiting > 1 && (
          <ButtonLink to={paths.checkoutOfCart(id)}>
            <span>{myOrdersTexts.payOrder(waiting)}</span>
            <VisuallyHidden>{` ${myOrdersTexts.order} ${number}`}</VisuallyHidden>
          </ButtonLink>
        )}
      </End>
    </Head>
  );
}
