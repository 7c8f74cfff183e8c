import { serverTexts } from "@shop/shared/messages/server";
import { formatMinor } from "@shop/shared/money";
import { namedOptions } from "@shop/shared/option-values";
import type { Order } from "../../orders/order.entity";
import { Facts, type Fact } from "./Facts";
import { ProductImage } from "./ProductImage";
import { label, look, small } from "./style";

/** A line of an order, or of a cart that has no number yet. */
export type MailedLine = Pick<
  Order,
  "id" | "productName" | "optionValues" | "quantity" | "unitPriceMinor" | "regularPriceMinor" | "imageUrl"
> & { number?: string };

interface OrderLinesProps<Line extends MailedLine> {
  orders: Line[];
  origin: string;
  /** Returns the address of an order's page; null for the products of a cart, which has one number for all. */
  linkOf: ((order: Line) => string) | null;
  /** The last line: the sum. */
  sum: Fact;
  /** The lines before the sum. */
  facts?: Fact[];
  /** The lines below the sum. */
  after?: Fact[];
}

/** Orders with image, number, quantity and price, and their sum. */
export function OrderLines<Line extends MailedLine>(props: OrderLinesProps<Line>) {
  const { orders, origin, linkOf, sum, facts = [], after = [] } = props;
  return (
    <div style={{ marginTop: 28 }}>
      <table cellPadding={0} cellSpacing={0} border={0} style={{ width: "100%" }}>
        <tbody>
          {orders.map((order) => (
            <OrderLine key={order.id} order={order} origin={origin} href={linkOf?.(order)} />
          ))}
        </tbody>
      </table>
      <div {...look({ edge: "line" }, { paddingTop: 16, borderTopWidth: 1, borderTopStyle: "solid" })}>
        <Facts facts={facts} sum={sum} after={after} />
      </div>
    </div>
  );
}

function OrderLine({ order, origin, href }: { order: MailedLine; origin: string; href: string | undefined }) {
  const { productName, optionValues, number, quantity, unitPriceMinor, regularPriceMinor, imageUrl } = order;
  const { orderParts } = serverTexts().mails;
  return (
    <tr className="line">
      <ProductImage imageUrl={imageUrl} origin={origin} />
      <td valign="top" style={{ padding: "0 16px 20px 0", overflowWrap: "anywhere" }}>
        <div {...look({ ink: "ink" }, { ...label, fontSize: 16, lineHeight: "22px" })}>
          <bdi>{productName}</bdi>
        </div>
        {optionValues.length > 0 && (
          <div {...look({ ink: "muted" }, small)}>
            <bdi>{namedOptions(optionValues)}</bdi>
          </div>
        )}
        {href && number && (
          <div style={small}>
            <a href={href} {...look({ ink: "accentInk" })}>
              {orderParts.line(number)}
            </a>
          </div>
        )}
        <span {...look({ ink: "muted" }, { ...small, ...figures, whiteSpace: "normal" })}>
          {quantity} × {formatMinor(unitPriceMinor)}
          {regularPriceMinor !== null && ` ${orderParts.was(formatMinor(regularPriceMinor))}`}
        </span>
      </td>
      <td
        valign="top"
        align="right"
        {...look(
          { ink: "ink" },
          { ...label, ...figures, fontSize: 16, lineHeight: "22px", paddingBottom: 20 },
          "sum",
        )}
      >
        {formatMinor(unitPriceMinor * quantity)}
      </td>
    </tr>
  );
}

const figures = { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" } as const;
