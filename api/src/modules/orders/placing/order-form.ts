import type { Viewer } from "../../../context/context";
import type { ShopPolicy } from "../../../context/policy";

/** One product of a form. */
export interface FormEntry {
  /** The product's id as it was sent. */
  sentId: string;
  /** The same in lower case. */
  productId: string;
  qty: number;
}

/** What a customer orders at once: one product, or a whole cart. */
export interface OrderForm {
  customer: Pick<Viewer, "id" | "email">;
  /** 1 to 50 different products; exactly one where it isn't a cart. */
  entries: FormEntry[];
  isCart: boolean;
  name: string;
  address: string;
  phone: string;
  idempotencyKey: string;
  /** The request that sends it. */
  requestId: string | null;
  policy: Pick<ShopPolicy, "maxUnitsPerOrder" | "maxUnpaidUnits">;
}

type Shipping = Pick<OrderForm, "name" | "address" | "phone" | "idempotencyKey">;

/** The name, address and phone number as they are kept, and the key. */
export function shippingOf({ name, address, phone, idempotencyKey }: Shipping): Shipping {
  return { name: name.trim(), address: address.trim(), phone: phone.trim(), idempotencyKey };
}

/** A product of a form, of which so many units are wanted. */
export function entryOf(sentId: string, qty: number): FormEntry {
  return { sentId, productId: sentId.toLowerCase(), qty };
}
