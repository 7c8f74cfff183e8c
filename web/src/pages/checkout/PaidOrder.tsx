import { formatArrival } from "@shop/shared/month-day";
import { styled } from "styled-components";
import { Amounts } from "../../features/orders/Amounts";
import { amountsOf, hasAmounts } from "../../features/orders/amounts-of";
import { destinationOf } from "../../features/orders/shipping-address";
import { sumOf } from "../../features/orders/total-price";
import { payTexts } from "@shop/shared/messages/en/checkout";
import { space } from "../../theme/tokens";
import type { ReturnedPaymentFragment } from "./PaymentReturn.generated";
import { ReceiptFacts } from "./PlacedOrder";

const Sums = styled.div`
  max-width: 24rem;
  margin: ${space[5]} 0 0 auto;
`;

/**
 * The lines from the prices to the paid amount, if they differ. Renders nothing if a part of it is returned.
 */
export function PaidSums({ payment: { amount, orders } }: { payment: ReturnedPaymentFragment }) {
  const amounts = amountsOf(orders);
  if (!hasAmounts(amounts) || sumOf([amount, amounts.giftCard ?? 0]) !== amounts.total) return null;
  return (
    <Sums>
      <Amounts of={amounts} />
    </Sums>
  );
}

const Facts = styled(ReceiptFacts)`
  grid-column: 2;
  margin-top: ${space[4]};
  --names: ${Math.max(4, payTexts.address.length * 0.5)}rem;
`;

interface PaidFactsProps {
  /** The order that will arrive; the facts are loaded before there is one, so that nothing moves. */
  order: ReturnedPaymentFragment["orders"][number] | undefined;
}

/** When a paid order arrives, if the shop states that, and where. */
export function PaidFacts({ order }: PaidFactsProps) {
  if (!order) return null;
  const arrival = formatArrival(order);
  return (
    <Facts>
      {arrival && (
        <div>
          <dt>{payTexts.arrives}</dt>
          <dd>{arrival}</dd>
        </div>
      )}
      <div>
        <dt>{payTexts.address}</dt>
        <dd dir="auto">{`${order.name}\n${destinationOf([order])}`}</dd>
      </div>
    </Facts>
  );
}
