import { styled } from "styled-components";
import { myOrdersTexts } from "../../../messages/account";
import { paths } from "../../../routing/paths";
import { color, from, space, text } from "../../../theme/tokens";
import { ButtonLink } from "../../../ui/form/Button";
import { Card } from "../../../ui/layout/Card";
import { formatPrice } from "../../../ui/format/format";
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

/** The unpaid total, and a link to pay the oldest order; renders nothing where all orders are paid. */
export function UnpaidOrders({ orders }: { orders: readonly UnpaidOrders_OrderFragment[] }) {
  const unpaid = orders.filter(({ status }) => status === "PLACED");
  const oldest = unpaid.at(-1);
  if (!oldest) return null;

  return (
    <Due as="section">
      <div>
        <h2>Not paid yet</h2>
        <strong>{formatPrice(sumOf(unpaid))}</strong>
        <p>{unpaid.length === 1 ? "1 unpaid order" : `${unpaid.length} unpaid orders, oldest first`}</p>
      </div>
      <ButtonLink to={paths.checkout(oldest.id, oldest.qty)} size="large">
        {myOrdersTexts.payNow}
      </ButtonLink>
    </Due>
  );
}

/** In dollars; calculated in cents to avoid rounding errors. */
function sumOf(orders: readonly { total: number }[]): number {
  return orders.reduce((cents, { total }) => cents + Math.round(total * 100), 0) / 100;
}
