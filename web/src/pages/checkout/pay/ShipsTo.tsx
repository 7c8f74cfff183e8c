import { styled } from "styled-components";
import { destinationOf } from "../../../features/orders/shipping-address";
import { payTexts } from "@shop/shared/messages/en/checkout";
import { color, text } from "../../../theme/tokens";
import type { ShipsTo_OrderFragment } from "./Checkout.generated";

const Address = styled.dl`
  font-size: ${text.small};

  dt {
    color: ${color.muted};
  }
  dd {
    text-align: left; /* also for Hebrew */
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** The recipient and the address of orders placed together. */
export function ShipsTo({ orders }: { orders: readonly ShipsTo_OrderFragment[] }) {
  return (
    <Address>
      <dt>{payTexts.address}</dt>
      <dd dir="auto">{`${orders[0]?.name}\n${destinationOf(orders)}`}</dd>
    </Address>
  );
}
