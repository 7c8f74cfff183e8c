import { styled } from "styled-components";
import { PrintedOrder } from "../../../features/orders/PrintedOrder";
import { receiptTexts } from "../../../messages/account";
import { color, space } from "../../../theme/tokens";
import { formatMoment, formatPrice } from "../../../ui/format/format";
import type { Receipt_OrderFragment } from "./MyOrderPage.generated";

const Items = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${space[2]} 0 ${space[2]} ${space[4]};
    text-align: end;
    vertical-align: top;
    white-space: nowrap;
  }
  :is(th, td):first-child {
    padding-left: 0;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  thead th {
    border-bottom: 1px solid ${color.line};
    color: ${color.muted};
    font-size: 9pt;
    font-weight: 500;
  }
  tfoot :is(th, td) {
    border-top: 1px solid ${color.ink};
    font-size: 13pt;
    font-weight: 600;
  }
`;

const Steps = styled.section`
  margin-block: ${space[8]};

  h2 {
    margin-bottom: ${space[2]};
    font-size: 11pt;
    letter-spacing: 0;
  }
`;

/** What was paid and given back, and when; and whether the order has come or was cancelled. */
function stepsOf(order: Receipt_OrderFragment): string[] {
  const { status, paidAt, deliveredAt, cancelledAt, refundedAt } = order;
  const sum = formatPrice(order.total);
  const unpaid = status === "CANCELLED" ? receiptTexts.notCharged : receiptTexts.notPaid(sum);
  return [
    paidAt ? receiptTexts.paid(sum, formatMoment(paidAt)) : unpaid,
    deliveredAt && receiptTexts.delivered(formatMoment(deliveredAt)),
    cancelledAt && receiptTexts.cancelled(formatMoment(cancelledAt)),
    refundedAt && receiptTexts.refunded(sum, formatMoment(refundedAt)),
  ].filter((step) => step !== null);
}

/** The customer's receipt, on paper only; of an order that is not paid, its confirmation. */
export function Receipt({ order }: { order: Receipt_OrderFragment }) {
  const { number, productName, qty, unitPrice, total, paidAt } = order;
  const { columns } = receiptTexts;
  return (
    <PrintedOrder title={paidAt ? receiptTexts.receipt : receiptTexts.confirmation} order={order}>
      <Items>
        <thead>
          <tr>
            <th scope="col">{columns.product}</th>
            <th scope="col">{columns.quantity}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col">{columns.sum}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td dir="auto">{productName}</td>
            <td>{qty}</td>
            <td>{formatPrice(unitPrice)}</td>
            <td>{formatPrice(total)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {receiptTexts.total}
            </th>
            <td>{formatPrice(total)}</td>
          </tr>
        </tfoot>
      </Items>
      <Steps>
        <h2>{receiptTexts.steps}</h2>
        {stepsOf(order).map((step) => (
          <p key={step}>{step}</p>
        ))}
      </Steps>
      <p>{receiptTexts.questions(number)}</p>
    </PrintedOrder>
  );
}
