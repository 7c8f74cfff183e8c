import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Amounts } from "../../../features/orders/Amounts";
import type { Amounts_OrderFragment } from "../../../features/orders/Amounts.generated";
import { amountsOf } from "../../../features/orders/amounts-of";
import { payTexts } from "@shop/shared/messages/en/checkout";
import { color, from, panel, secondary, space, text } from "../../../theme/tokens";
import { Button } from "../../../ui/form/Button";
import type { PaymentStart } from "./use-start-payment";

/** Orders on the left, the payment on the right; on a phone below them, in reach of the thumb. */
export const PayLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;

  ${from.medium} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space[12]};
  }
`;

/** Sticks to the bottom of a phone's screen. */
export const PayCard = styled.section`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: grid;
  gap: ${space[3]};
  margin-inline: calc(-1 * var(--gutter));
  padding: ${space[3]} var(--gutter) max(${space[3]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.ground};

  > p {
    ${secondary}
  }
  dl {
    align-items: baseline;
  }
  dd[data-total] {
    font-size: ${text.title};
    letter-spacing: -0.02em;
  }
  ${from.medium} {
    top: 6rem;
    bottom: auto;
    gap: ${space[5]};
    margin-inline: 0;
    padding: ${space[6]};
    ${panel}
  }
`;

interface PayPanelProps {
  orders: readonly Amounts_OrderFragment[];
  payment: PaymentStart;
  /** Further content. */
  children?: ReactNode;
}

/** The sum of the orders, and the button that leaves for the payment provider's page. */
export function PayPanel({ orders, payment, children }: PayPanelProps) {
  return (
    <PayCard aria-label={payTexts.total}>
      <Amounts of={amountsOf(orders)} totalTerm={payTexts.total} left />
      <Button size="large" wide busy={payment.starting} onClick={() => payment.start(orders)}>
        {payTexts.pay}
      </Button>
      <p>{payTexts.leaving}</p>
      {children}
    </PayCard>
  );
}
