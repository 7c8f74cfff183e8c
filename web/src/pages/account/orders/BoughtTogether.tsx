import { unitCount } from "@shop/shared/messages/en/common";
import { styled } from "styled-components";
import { Options } from "../../../ui/product/Options";
import { ImagePlate, ProductImage } from "../../../ui/product/ProductImage";
import { Amounts } from "../../../features/orders/Amounts";
import { hasAmounts } from "../../../features/orders/amounts-of";
import { orderImage } from "../../../features/orders/order-image";
import { OrderPart } from "../../../features/orders/order-layout";
import { totalPrice } from "../../../features/orders/total-price";
import { OrderStatus } from "../../../features/orders/OrderStatus";
import {
  CartSum,
  OtherOrderEnd,
  OtherOrderRow,
  OtherOrders,
} from "../../../features/orders/other-orders-frame";
import { useViewer } from "../../../features/session/SessionProvider";
import { myOrderTexts } from "@shop/shared/messages/en/orders";
import { paths } from "../../../paths";
import { radius } from "../../../theme/tokens";
import { formatPrice } from "../../../ui/format/format";
import { Link } from "../../../ui/layout/Link";
import type { BoughtTogether_CheckoutFragment, BoughtTogether_OrderFragment } from "./MyOrderPage.generated";

const Plate = styled(ImagePlate)`
  width: 3rem;
  aspect-ratio: 5 / 6;
  border-radius: ${radius.small};

  img {
    width: 88%;
  }
`;

interface BoughtTogetherProps {
  /** The cart. */
  checkout: BoughtTogether_CheckoutFragment;
  /** The order of the page. */
  orderId: string;
}

/** The other products of an order's cart, and the cart's total. */
export function BoughtTogether({ checkout, orderId }: BoughtTogetherProps) {
  const others = checkout.orders.filter(({ id }) => id !== orderId);
  if (others.length === 0) return null;
  const more = hasAmounts(checkout);
  const counted = checkout.orders.filter(({ status }) => status !== "CANCELLED").length;
  return (
    <OrderPart as="section">
      <h2>{myOrderTexts.together}</h2>
      <OtherOrders>
        {others.map((order) => (
          <OtherOrder key={order.id} order={order} />
        ))}
      </OtherOrders>
      <CartSum>{myOrderTexts.togetherTotal(counted, more ? null : formatPrice(checkout.total))}</CartSum>
      {more && (
        <>
          <h2>{myOrderTexts.sums}</h2>
          <Amounts of={checkout} />
        </>
      )}
    </OrderPart>
  );
}

function OtherOrder({ order }: { order: BoughtTogether_OrderFragment }) {
  const { id, status, paid, productName, optionValues, qty, unitPrice } = order;
  const { email } = useViewer();
  return (
    <OtherOrderRow>
      <Plate>
        <ProductImage src={orderImage(order)} alt="" sizes="3rem" width={48} height={58} />
      </Plate>
      <div>
        <Link to={paths.myOrder(email, id)}>
          <bdi>{productName}</bdi>
        </Link>
        <Options of={optionValues} />
        <p>{unitCount(qty)}</p>
      </div>
      <OtherOrderEnd>
        <span>{formatPrice(totalPrice(unitPrice, qty))}</span>
        <OrderStatus status={status} paid={paid} />
      </OtherOrderEnd>
    </OtherOrderRow>
  );
}
