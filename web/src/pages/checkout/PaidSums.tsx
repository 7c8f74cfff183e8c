import { styled } from "styled-components";
import { Amounts } from "../../features/orders/Amounts";
import { amountsOf, hasAmounts } from "../../features/orders/amounts-of";
import { space } from "../../theme/tokens";
import type { ReturnedPaymentFragment } from "./PaymentReturn.generated";

const Sums = styled.div`
  max-width: 24rem;
  margin: ${space[5]} 0 0 auto;
`;

/**
 * The lines from the prices to the paid amount, if they differ. Renders nothing if a part of it is returned.
 */
export function PaidSums({ payment: { amount, orders } }: { payment: ReturnedPaymentFragment }) {
  const amounts = amountsOf(orders);
  if (!hasAmounts(amounts) || amounts.total !== amount) return null;
  return (
    <Sums>
      <Amounts of={amounts} />
    </Sums>
  );
}
