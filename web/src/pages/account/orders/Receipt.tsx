import { use } from "react";
import { styled } from "styled-components";
import { Amounts } from "../../../features/orders/Amounts";
import { amountsOf, hasAmounts, type AmountsOf } from "../../../features/orders/amounts-of";
import { sumOf, totalPrice } from "../../../features/orders/total-price";
import { PrintedOrder } from "../../../features/orders/PrintedOrder";
import { receiptTexts } from "@shop/shared/messages/en/orders";
import { paths } from "../../../paths";
import { color, space } from "../../../theme/tokens";
import { formatPrice } from "../../../ui/format/format";
import { useViewerTime } from "../../../ui/format/use-viewer-time";
import { CurrentSite } from "../../../ui/layout/Head";
import { Options } from "../../../ui/product/Options";
import type {
  Receipt_CheckoutFragment,
  Receipt_OrderFragment,
  ReceiptLine_OrderFragment,
} from "./MyOrderPage.generated";

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

const Sums = styled.div`
  margin: ${space[4]} 0 0 auto;
  width: min(100%, 22rem);
`;

type Moment = (instant: string) => string;

/** The delivery or the cancellation of an order, and its refunds, with their times. */
function stepsOf(order: ReceiptLine_OrderFragment, moment: Moment): string[] {
  const { deliveredAt, cancelledAt, refundedAt, refunded, events } = order;
  const parts = events.flatMap((event) => (event.refunded === null ? [] : moment(event.at)));
  return [
    cancelledAt && receiptTexts.notCharged,
    cancelledAt && receiptTexts.cancelled(moment(cancelledAt)),
    deliveredAt && receiptTexts.delivered(moment(deliveredAt)),
    refundedAt && receiptTexts.refunded(formatPrice(refunded), moment(refundedAt)),
    !refundedAt && refunded > 0 && receiptTexts.refundedInPart(formatPrice(refunded), parts.join(", ")),
  ].filter((step) => typeof step === "string");
}

/** Each payment with its sum (D-30), then the other steps of each order; once if all orders have equal steps. */
function stepsOfAll(
  lines: readonly ReceiptLine_OrderFragment[],
  { refunded = 0 }: AmountsOf,
  moment: Moment,
): string[] {
  const charged = lines.filter(({ status }) => status !== "CANCELLED");
  const payments = [...new Set(charged.map(({ paidAt }) => paidAt))].map((paidAt) => {
    const sum = formatPrice(
      sumOf(charged.filter((line) => line.paidAt === paidAt).map(({ total }) => total)),
    );
    return paidAt ? receiptTexts.paid(sum, moment(paidAt)) : receiptTexts.notPaid(sum);
  });
  const [first, ...others] = lines;
  const alike = others.every((line) => momentsOf(line) === momentsOf(first));
  if (first && alike) return [...payments, ...stepsOf({ ...first, refunded }, moment)];
  const named = lines.map((line) => ({ line, steps: stepsOf(line, moment) }));
  return [
    ...payments,
    ...named.flatMap(({ line, steps }) =>
      steps.length > 0 ? `${line.productName}: ${steps.join(", ")}` : [],
    ),
  ];
}

/** The times of an order's steps after its payment. */
const momentsOf = (line: ReceiptLine_OrderFragment | undefined) =>
  JSON.stringify([
    ...[line?.deliveredAt, line?.cancelledAt, line?.refundedAt],
    line?.events.flatMap(({ at, refunded }) => (refunded === null ? [] : at)),
  ]);

interface ReceiptProps {
  order: Receipt_OrderFragment;
  /** The order's cart: the receipt covers all its products. */
  cart: Receipt_CheckoutFragment | null;
}

/** The customer's receipt, on paper only; for an unpaid order, its confirmation. */
export function Receipt({ order, cart }: ReceiptProps) {
  const { origin } = use(CurrentSite);
  const { moment, day } = useViewerTime();
  const whole = cart && cart.orders.length > 1 ? cart : null;
  const lines = whole?.orders ?? [order];
  const counted = whole ? lines.filter(({ status }) => status !== "CANCELLED") : lines;
  const amounts = whole ?? amountsOf([order]);
  const number = whole?.number ?? order.number;
  const invoices = [...new Set(lines.flatMap(({ invoice }) => invoice?.number ?? []))];
  const paid = counted.length > 0 && counted.every(({ paidAt }) => paidAt);
  const detailed = hasAmounts(amounts);
  const { columns } = receiptTexts;
  return (
    <PrintedOrder
      title={paid ? receiptTexts.receipt : receiptTexts.confirmation}
      order={order}
      formatDay={day}
      number={number}
      invoices={invoices}
    >
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
          {counted.map(({ id, productName, optionValues, qty, unitPrice }) => (
            <tr key={id}>
              <td dir="auto">
                <span>{productName}</span>
                <Options of={optionValues} printed />
              </td>
              <td>{qty}</td>
              <td>{formatPrice(unitPrice)}</td>
              <td>{formatPrice(totalPrice(unitPrice, qty))}</td>
            </tr>
          ))}
        </tbody>
        {!detailed && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {receiptTexts.total}
              </th>
              <td>{formatPrice(amounts.total)}</td>
            </tr>
          </tfoot>
        )}
      </Items>
      {detailed && (
        <Sums>
          <Amounts of={amounts} />
        </Sums>
      )}
      <Steps>
        <h2>{receiptTexts.steps}</h2>
        {stepsOfAll(lines, amounts, moment).map((step) => (
          <p key={step}>{step}</p>
        ))}
      </Steps>
      <p>{receiptTexts.questions(number, origin + paths.contact)}</p>
    </PrintedOrder>
  );
}
