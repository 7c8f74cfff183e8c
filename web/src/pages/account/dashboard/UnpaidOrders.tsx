import { styled } from "styled-components";
import { myOrdersTexts, customerDashboardTexts } from "../../../messages/account";
import { sumOf } from "../../../features/orders/total-price";
import { paths } from "../../../routing/paths";
import { color, from, space, text } from "../../../theme/tokens";
import { ButtonLink } from "../../../ui/form/Button";
import { Card } from "../../../ui/layout/Card";
import { formatPrice, pluralize } from "../../../ui/format/format";
import type { UnpaidOrders_OrderFragment } from "../DashboardPage.generated";

const Due = styled(Card)`
  display: grid;
  gap: ${space[5]};

  ${from.medium} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
  h2 {
    color: ${color.muted};
    font-size: ${text.body};
    font-weight: 500;
    letter-spacing: 0;
  }
  strong {
    display: block;
    margin-top: ${space[1]};
    font-size: ${text.heading};
    font-variant-numeric: tabular-nums;
    font-weight: 560;
    line-height: 1.2;
  }
  p {
    color: ${color.muted};
  }
`;

/** The unpaid total, and the way to pay all of it, or the oldest order; renders nothing where all orders are paid. */
export function UnpaidOrders({ orders }: { orders: readonly UnpaidOrders_OrderFragment[] }) {
  const unpaid = orders.filter(({ status }) => status === "PLACED");
  const oldest = unpaid.at(-1);
  if (!oldest) return null;

  const together = unpaid.filter(({ canPay }) => canPay).length > 1;
  return (
    <Due as="section">
      <div>
        <h2>{customerDashboardTexts.notPaid}</h2>
        <strong>{formatPrice(sumOf(unpaid.map(({ total }) => total)))}</strong>
        <p>{pluralize(unpaid.length, "unpaid order")}</p>
      </div>
      <ButtonLink to={together ? paths.checkoutOfAll : paths.checkout(oldest.id, oldest.qty)} size="large">
        {together ? myOrdersTexts.payAll : myOrdersTexts.payNow}
      </ButtonLink>
    </Due>
  );
}
