import { addressLines } from "@shop/shared/address";
import { namedOptions } from "@shop/shared/option-values";
import { sumTaxes } from "@shop/shared/pricing/quote";
import { proportionOf } from "@shop/shared/pricing/share-out";
import { withRegionName } from "../../../regions";
import type { Order } from "../../orders/order.entity";
import { sumOrders, taxOf } from "../../orders/sum-orders";
import type { InvoiceDocument, InvoiceLine } from "../invoice.entity";

/** The address of an order, line by line; the last line is the country's code alone. */
function addressOf({ address, postalAddress }: Order): string[] {
  return postalAddress
    ? addressLines(withRegionName(postalAddress), postalAddress.country)
    : address.split("\n");
}

/** The name of an order's product, and the values of its options, if it has any. */
function productOf({ productName, optionValues }: Order): Pick<InvoiceLine, "name" | "options"> {
  return { name: productName, ...(optionValues.length > 0 && { options: namedOptions(optionValues) }) };
}

/** The invoice of orders in one payment; `shownNumber` returns the number that the customer knows an order by. */
export function invoiceOf(
  orders: readonly [Order, ...Order[]],
  seller: InvoiceDocument["seller"],
  currency: string,
  shownNumber: (order: Order) => string,
): InvoiceDocument {
  const [first] = orders;
  const { itemsMinor, discountMinor, shippingMinor, taxIncluded, taxes, totalMinor, giftCardMinor } =
    sumOrders(orders);
  return {
    seller,
    buyer: { name: first.name, address: addressOf(first) },
    currency,
    lines: orders.map((order) => ({
      ...{ order: shownNumber(order), ...productOf(order), quantity: order.quantity },
      ...{ unitMinor: order.unitPriceMinor, minor: order.unitPriceMinor * order.quantity },
    })),
    itemsMinor,
    discountMinor,
    discountCode: orders.find(({ discountCode }) => discountCode)?.discountCode ?? null,
    shippingMinor,
    shippingMethod: first.shippingMethod,
    taxIncluded,
    taxes,
    totalMinor,
    ...(giftCardMinor > 0 && { giftCardMinor }),
  };
}

/** The refunded part of an order. */
export interface CreditedPart {
  minor: number;
  /** The part of the amount that went back to a gift card; 0 by default. */
  giftCardMinor?: number;
  units: number;
}

/**
 * The credit note of a refund that the order already counts: one line for the refunded part, and its share of the tax.
 * The shares of all credit notes of an order sum to its tax.
 */
export function creditNoteOf(
  order: Order,
  { minor, units, giftCardMinor = 0 }: CreditedPart,
  of: Pick<InvoiceDocument, "seller" | "buyer" | "currency"> & { invoice: string },
  number: string,
): InvoiceDocument {
  const { totalMinor, taxMinor, refundedMinor } = order;
  const upTo = (given: number) => (totalMinor === 0 ? 0 : proportionOf(taxMinor, given, totalMinor));
  const tax = upTo(refundedMinor) - upTo(refundedMinor - minor);
  return {
    ...of,
    lines: [{ order: number, ...productOf(order), quantity: units, unitMinor: null, minor }],
    itemsMinor: minor,
    discountMinor: 0,
    discountCode: null,
    shippingMinor: 0,
    shippingMethod: null,
    taxIncluded: true,
    taxes: sumTaxes([{ tax: taxOf(order), taxMinor: tax }]),
    totalMinor: minor,
    ...(giftCardMinor > 0 && { giftCardMinor }),
  };
}
