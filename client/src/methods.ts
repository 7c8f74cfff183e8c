import {
  operations,
  type PlaceOrderMutationVariables,
  type PlaceOrdersMutationVariables,
} from "./operations.generated.ts";
import type { CallOptions } from "./send.ts";
import type { ListOf, Parameters, Query, TypedDocument } from "./typed.ts";

/** The variables of an operation with an optional key. */
type WithOptionalKey<Variables extends { input: { idempotencyKey: string } }> = Omit<Variables, "input"> & {
  input: Omit<Variables["input"], "idempotencyKey"> & { idempotencyKey?: string | undefined };
};

/** Adds an idempotency key: the variables' own, the call's, or a new one. Repeats of the call send it again. */
function withKey<Variables extends { input: { idempotencyKey: string } }>(
  variables: WithOptionalKey<Variables>,
  options: CallOptions | undefined,
): Variables {
  const idempotencyKey = variables.input.idempotencyKey ?? options?.idempotencyKey ?? crypto.randomUUID();
  return { ...variables, input: { ...variables.input, idempotencyKey } } as unknown as Variables;
}

/** A method for each operation: `shop.product({ id })`, and a list for those with a connection. */
export function methodsOf(query: Query, list: ListOf) {
  /** Sends an operation; returns this field of its result. */
  const fieldOf =
    <Result, Variables, Field extends keyof Result>(
      operation: TypedDocument<Result, Variables>,
      field: Field,
    ) =>
    (...parameters: Parameters<Variables>): Promise<Result[Field]> =>
      query(operation, ...parameters).then((result) => result[field]);
  /** Lists the nodes of an operation's connection. */
  const listOf =
    <Result, Variables>(operation: TypedDocument<Result, Variables>) =>
    (...parameters: Parameters<Variables>) =>
      list(operation, ...parameters);
  return {
    /** Lists all orders with their recipients; with `updatedSince` only changed orders, oldest change first. Requires READ_ORDERS. */
    orders: listOf(operations.orders),
    /** Lists the customer's own orders: open orders, or those with one of `status`. Requires a customer's token. */
    myOrders: listOf(operations.myOrders),
    /** Reads an order with its history, address and parcel. Requires READ_ORDERS, or its customer's token. */
    order: fieldOf(operations.order, "order"),
    /** Orders a product. Without an `idempotencyKey` the client generates one for the call and its repeats. Requires a customer's token. */
    placeOrder: (variables: WithOptionalKey<PlaceOrderMutationVariables>, options?: CallOptions) =>
      query(operations.placeOrder, withKey(variables, options), options).then((result) => result.placeOrder),
    /** Orders a whole cart, or none of it. Handles the key as `placeOrder` does. Requires a customer's token. */
    placeOrders: (variables: WithOptionalKey<PlaceOrdersMutationVariables>, options?: CallOptions) =>
      query(operations.placeOrders, withKey(variables, options), options).then(
        (result) => result.placeOrders,
      ),
    /** Returns the payment page for these orders, if they cost no more than the expected total. Requires a customer's token. */
    startPayment: fieldOf(operations.startPayment, "startPayment"),
    /** Ships orders of one customer and address in one parcel: all of them, or none. Requires WRITE_ORDERS. */
    shipOrders: fieldOf(operations.shipOrders, "shipOrders"),
    /** Corrects a parcel; omitted fields are removed. Requires WRITE_ORDERS. */
    editShipment: fieldOf(operations.editShipment, "editShipment"),
    /** Marks an order as delivered; returns the number of changed orders: 0 for a repeat. Requires WRITE_ORDERS. */
    deliverOrder: fieldOf(operations.deliverOrder, "deliverOrder"),
    /** Cancels an unpaid order; its units return to stock. Requires WRITE_ORDERS, or its customer's token. */
    cancelOrder: fieldOf(operations.cancelOrder, "cancelOrder"),
    /** Refunds an order: the rest, the share of some units, or an amount. Requires WRITE_ORDERS. */
    refundOrder: fieldOf(operations.refundOrder, "refundOrder"),
    /** Lists the products for sale; with `updatedSince` all changed products, oldest change first. */
    products: listOf(operations.products),
    /** Reads a product with its texts, images and attributes; null if it doesn't exist. */
    product: fieldOf(operations.product, "product"),
    /** Reads a product for an edit, with its `version`. Requires READ_PRODUCTS. */
    productToEdit: fieldOf(operations.productToEdit, "product"),
    /** Adds a product. Requires WRITE_PRODUCTS. */
    addProduct: fieldOf(operations.addProduct, "addProduct"),
    /** Changes the given fields of a product, if its `version` is unchanged. Requires WRITE_PRODUCTS. */
    editProduct: fieldOf(operations.editProduct, "editProduct"),
    /** Takes a product off sale; returns the number of removed products. Requires WRITE_PRODUCTS. */
    deleteProduct: fieldOf(operations.deleteProduct, "deleteProduct"),
    /** Adds units to the stock; a negative number removes units. Requires WRITE_PRODUCTS. */
    restockProduct: fieldOf(operations.restockProduct, "restockProduct"),
    /** Lists the program's webhooks. Requires WRITE_WEBHOOKS. */
    webhooks: fieldOf(operations.webhooks, "webhooks"),
    /** Creates a webhook: events are sent to its address from now on. The secret is shown only once. Requires WRITE_WEBHOOKS. */
    createWebhook: fieldOf(operations.createWebhook, "createWebhook"),
    /** Creates a new secret; for a day the old secret signs too. Requires WRITE_WEBHOOKS. */
    rotateWebhookSecret: fieldOf(operations.rotateWebhookSecret, "rotateWebhookSecret"),
    /** Deletes a webhook; returns the number of deleted webhooks. Requires WRITE_WEBHOOKS. */
    deleteWebhook: fieldOf(operations.deleteWebhook, "deleteWebhook"),
  } satisfies Record<keyof typeof operations, unknown>;
}
