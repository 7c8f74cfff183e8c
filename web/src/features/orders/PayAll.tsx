import { myOrdersTexts } from "@shop/shared/messages/en/orders";
import { paths } from "../../paths";
import { ButtonLink } from "../../ui/form/Button";
import { formatPrice } from "../../ui/format/format";
import { sumOf } from "./total-price";

interface PayAllProps {
  /** The orders to pay. */
  orders: readonly { total: number }[];
}

/** A link to pay several orders at once, with their sum; renders nothing for fewer than two orders. */
export function PayAll({ orders }: PayAllProps) {
  if (orders.length < 2) return null;
  return (
    <>
      <p>{myOrdersTexts.waiting(orders.length, formatPrice(sumOf(orders.map(({ total }) => total))))}</p>
      <ButtonLink to={paths.checkoutOfAll}>{myOrdersTexts.payAll}</ButtonLink>
    </>
  );
}
