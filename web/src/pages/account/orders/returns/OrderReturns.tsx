import { myReturnsTexts } from "@shop/shared/messages/en/returns";
import { OrderPart } from "../../../../features/orders/order-layout";
import { ReturnCard } from "./ReturnCard";
import type { ReturnCard_ReturnFragment } from "./returns.generated";

/** The returns with units of an order, on its page. */
export function OrderReturns({ returns }: { returns: readonly ReturnCard_ReturnFragment[] }) {
  return (
    <OrderPart as="section" aria-label={myReturnsTexts.heading}>
      <h2>{myReturnsTexts.heading}</h2>
      <ul>
        {returns.map((found) => (
          <ReturnCard key={found.id} found={found} />
        ))}
      </ul>
    </OrderPart>
  );
}
