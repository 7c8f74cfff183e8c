import { use, type ReactNode } from "react";
import { styled } from "styled-components";
import { printedOrderTexts } from "@shop/shared/messages/en/orders";
import { PrintStyle } from "../../theme/PrintStyle";
import { color, space } from "../../theme/tokens";
import { CurrentSite } from "../../ui/layout/Head";
import { PrintSheet } from "../../ui/layout/Print";
import { shippingAddressOf } from "./shipping-address";
import type { PrintedOrder_OrderFragment } from "./PrintedOrder.generated";

const Sheet = styled(PrintSheet)`
  line-height: 1.4;

  h1 {
    font-size: 18pt;
  }
  header {
    display: flex;
    gap: ${space[6]};
    align-items: baseline;
    justify-content: space-between;
    padding-bottom: ${space[4]};
    border-bottom: 2px solid ${color.ink};
  }
  header img {
    max-width: 80mm;
    max-height: 18mm;
  }
  header > p {
    font-size: 18pt;
    font-weight: 600;
    letter-spacing: -0.022em;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr 2fr;
  gap: ${space[6]};
  margin-block: ${space[6]} ${space[10]};
  font-variant-numeric: tabular-nums;

  dt {
    color: ${color.muted};
    font-size: 9pt;
  }
  dd {
    overflow-wrap: anywhere;
  }
  dd[data-number] {
    font-size: 14pt;
    font-weight: 600;
    line-height: 1.2;
    white-space: nowrap;
  }
  dd[data-address] {
    white-space: pre-line;
  }
`;

interface PrintedOrderProps {
  /** The title of the printed form: "Receipt", "Packing slip". */
  title: string;
  order: PrintedOrder_OrderFragment;
  /** Formats the day of placing, in the reader's time zone. */
  formatDay: (instant: string) => string;
  /** The number of the order's cart, if it has one: customers know the order by it. */
  number?: string | undefined;
  /** The numbers of its invoices. */
  invoices?: readonly string[];
  children: ReactNode;
}

/**
 * An order on paper: the shop's logo or name, the form's title, number, day and address, then the form's content. It is
 * hidden on the screen, and nothing else of the page is printed.
 */
export function PrintedOrder({
  title,
  order,
  formatDay,
  number = order.number,
  invoices = [],
  children,
}: PrintedOrderProps) {
  const { createdAt, name, phone, email } = order;
  const { name: shop, logoUrl } = use(CurrentSite);
  return (
    <Sheet>
      <PrintStyle />
      <header>
        <p>{logoUrl ? <img src={logoUrl} alt={shop} /> : shop}</p>
        <h1>{title}</h1>
      </header>
      <Facts>
        <div>
          <dt>{printedOrderTexts.number}</dt>
          <dd data-number>{number}</dd>
          {invoices.length > 0 && <dt>{printedOrderTexts.invoice}</dt>}
          {invoices.map((invoice) => (
            <dd key={invoice}>{invoice}</dd>
          ))}
        </div>
        <div>
          <dt>{printedOrderTexts.placed}</dt>
          <dd>{formatDay(createdAt)}</dd>
        </div>
        <div>
          <dt>{printedOrderTexts.shipTo}</dt>
          <dd dir="auto">{name}</dd>
          <dd dir="auto" data-address>
            {shippingAddressOf(order)}
          </dd>
          <dd>{phone}</dd>
          <dd>{email}</dd>
        </div>
      </Facts>
      {children}
    </Sheet>
  );
}
