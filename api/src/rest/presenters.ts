import type { Order } from "../modules/orders/order.entity";
import type { Product } from "../modules/catalogue/product.entity";
import type { User } from "../modules/users/user.entity";
import { Role } from "../context/role";
import type { ProductDetailsAnswer } from "./answers";

/** Only this file uses the spellings of the contract (`_id`, `zip`, `accesToken`). */
export function presentProduct(product: Product, details: ProductDetailsAnswer, pendingUnits?: number) {
  const { id, name, description, price, image, rating, countInStock } = product;
  const presented = { _id: id, name, description, price, image, rating, countInStock, ...details };
  return pendingUnits === undefined ? presented : { ...presented, qty: pendingUnits };
}

/** An order; `zip` carries the phone number and `id` the product, as in spec §3. */
export function presentOrder(order: Order) {
  return {
    _id: order.id,
    name: order.name,
    email: order.email,
    address: order.address,
    zip: order.phone,
    qty: order.quantity,
    id: order.productId,
    product: order.productName,
    ...(order.optionValues.length > 0 && { optionValues: order.optionValues }),
    paid: order.paid,
    price: order.unitPrice,
    total: order.total,
    createdAt: order.createdAt.toISOString(),
    ...presentMoney(order),
    ...(order.note !== null && { note: order.note }),
  };
}

/** The amounts of an order; without a discount, a delivery or a tax nothing is added to the documented fields. */
function presentMoney(order: Order) {
  const { discount, discountCode, shipping, shippingMethod, tax, taxIncluded, refunded, postalAddress } =
    order;
  return {
    ...(discount > 0 && { discount }),
    ...(discountCode !== null && { discountCode }),
    ...(shipping > 0 && { shipping }),
    ...(shippingMethod !== null && { shippingMethod }),
    ...(tax > 0 && { tax, taxIncluded }),
    ...(refunded > 0 && { refunded }),
    ...(postalAddress && { shippingAddress: postalAddress }),
  };
}

/** Additional fields in a list with `updatedSince`. */
export function presentChange({ updatedAt, deletedAt }: Pick<Order | Product, "updatedAt" | "deletedAt">) {
  return { updatedAt: updatedAt.toISOString(), ...(deletedAt && { deletedAt: deletedAt.toISOString() }) };
}

/** An order in a list of changes. */
export function presentChangedOrder(order: Order) {
  return { ...presentOrder(order), status: order.status, ...presentChange(order) };
}

/** A user; only admins have a role (spec §3). */
export function presentUser({ id, email, name, role }: User) {
  return { _id: id, email, name, ...(role === Role.ADMIN && { role: "admin" as const }) };
}

/** The token under its documented name. */
export function presentSession({ accessToken }: { accessToken: string }) {
  return { accesToken: accessToken };
}

/** A successful insert. */
export function presentInserted({ id }: { id: string }) {
  return { acknowledged: true as const, insertedId: id };
}

export const presentDeleted = (deletedCount: number) => ({ deletedCount });
export const presentModified = (modifiedCount: number) => ({ modifiedCount });
