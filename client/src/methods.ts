import { withKey, type WithOptionalKey } from "./idempotency";
import {
  operations,
  type AddProductMutationVariables,
  type CancelOrderMutationVariables,
  type CreateWebhookMutationVariables,
  type DeleteProductMutationVariables,
  type DeleteWebhookMutationVariables,
  type DeliverOrderMutationVariables,
  type EditProductMutationVariables,
  type EditShipmentMutationVariables,
  type MyOrdersQueryVariables,
  type OrderQueryVariables,
  type OrdersQueryVariables,
  type PlaceOrderMutationVariables,
  type PlaceOrdersMutationVariables,
  type ProductQueryVariables,
  type ProductToEditQueryVariables,
  type ProductsQueryVariables,
  type RefundOrderMutationVariables,
  type RestockProductMutationVariables,
  type RotateWebhookSecretMutationVariables,
  type ShipOrdersMutationVariables,
  type StartPaymentMutationVariables,
  type WebhooksQueryVariables,
} from "./operations.generated";
import type { CallOptions } from "./send";
import type { ListOf, Query } from "./typed";

/** A method for each operation: `shop.product({ id })`, and a list for those with a connection. */
export function methodsOf(query: Query, list: ListOf) {
  return {
    /** Lists all orders with their recipients; with `updatedSince` only changed orders, oldest change first. Requires READ_ORDERS. */
    orders: (variables: OrdersQueryVariables = {}, options?: CallOptions) =>
      list(operations.orders, variables, options),
    /** Lists the customer's own orders: open orders, or those with one of `status`. Requires a customer's token. */
    myOrders: (variables: MyOrdersQueryVariables = {}, options?: CallOptions) =>
      list(operations.myOrders, variables, options),
    /** Reads an order with its history, address and parcel. Requires READ_ORDERS, or its customer's token. */
    order: (variables: OrderQueryVariables, options?: CallOptions) =>
      query(operations.order, variables, options).then((result) => result.order),
    /** Orders a product. Without an `idempotencyKey` the client generates one for the call and its repeats. Requires a customer's token. */
    placeOrder: (variables: WithOptionalKey<PlaceOrderMutationVariables>, options?: CallOptions) =>
      query(operations.placeOrder, withKey(variables, options), options).then((result) => result.placeOrder),
    /** Orders a whole cart, or none of it. Handles the key as `placeOrder` does. Requires a customer's token. */
    placeOrders: (variables: WithOptionalKey<PlaceOrdersMutationVariables>, options?: CallOptions) =>
      query(operations.placeOrders, withKey(variables, options), options).then(
        (result) => result.placeOrders,
      ),
    /** Returns the payment page for these orders, if they cost no more than the expected total. Requires a customer's token. */
    startPayment: (variables: StartPaymentMutationVariables, options?: CallOptions) =>
      query(operations.startPayment, variables, options).then((result) => result.startPayment),
    /** Ships orders of one customer and address in one parcel: all of them, or none. Requires WRITE_ORDERS. */
    shipOrders: (variables: ShipOrdersMutationVariables, options?: CallOptions) =>
      query(operations.shipOrders, variables, options).then((result) => result.shipOrders),
    /** Corrects a parcel; omitted fields are removed. Requires WRITE_ORDERS. */
    editShipment: (variables: EditShipmentMutationVariables, options?: CallOptions) =>
      query(operations.editShipment, variables, options).then((result) => result.editShipment),
    /** Marks an order as delivered; returns the number of changed orders: 0 for a repeat. Requires WRITE_ORDERS. */
    deliverOrder: (variables: DeliverOrderMutationVariables, options?: CallOptions) =>
      query(operations.deliverOrder, variables, options).then((result) => result.deliverOrder),
    /** Cancels an unpaid order; its units return to stock. Requires WRITE_ORDERS, or its customer's token. */
    cancelOrder: (variables: CancelOrderMutationVariables, options?: CallOptions) =>
      query(operations.cancelOrder, variables, options).then((result) => result.cancelOrder),
    /** Refunds an order: the rest, the share of some units, or an amount. Requires WRITE_ORDERS. */
    refundOrder: (variables: RefundOrderMutationVariables, options?: CallOptions) =>
      query(operations.refundOrder, variables, options).then((result) => result.refundOrder),
    /** Lists the products for sale; with `updatedSince` all changed products, oldest change first. */
    products: (variables: ProductsQueryVariables = {}, options?: CallOptions) =>
      list(operations.products, variables, options),
    /** Reads a product with its texts, images and attributes; null if it doesn't exist. */
    product: (variables: ProductQueryVariables, options?: CallOptions) =>
      query(operations.product, variables, options).then((result) => result.product),
    /** Reads a product for an edit, with its `version`. Requires READ_PRODUCTS. */
    productToEdit: (variables: ProductToEditQueryVariables, options?: CallOptions) =>
      query(operations.productToEdit, variables, options).then((result) => result.product),
    /** Adds a product. Requires WRITE_PRODUCTS. */
    addProduct: (variables: AddProductMutationVariables, options?: CallOptions) =>
      query(operations.addProduct, variables, options).then((result) => result.addProduct),
    /** Changes the given fields of a product, if its `version` is unchanged. Requires WRITE_PRODUCTS. */
    editProduct: (variables: EditProductMutationVariables, options?: CallOptions) =>
      query(operations.editProduct, variables, options).then((result) => result.editProduct),
    /** Takes a product off sale; returns the number of removed products. Requires WRITE_PRODUCTS. */
    deleteProduct: (variables: DeleteProductMutationVariables, options?: CallOptions) =>
      query(operations.deleteProduct, variables, options).then((result) => result.deleteProduct),
    /** Adds units to the stock; a negative number removes units. Requires WRITE_PRODUCTS. */
    restockProduct: (variables: RestockProductMutationVariables, options?: CallOptions) =>
      query(operations.restockProduct, variables, options).then((result) => result.restockProduct),
    /** Lists the program's webhooks. Requires WRITE_WEBHOOKS. */
    webhooks: (variables: WebhooksQueryVariables = {}, options?: CallOptions) =>
      query(operations.webhooks, variables, options).then((result) => result.webhooks),
    /** Creates a webhook: events are sent to its address from now on. The secret is shown only once. Requires WRITE_WEBHOOKS. */
    createWebhook: (variables: CreateWebhookMutationVariables, options?: CallOptions) =>
      query(operations.createWebhook, variables, options).then((result) => result.createWebhook),
    /** Creates a new secret; for a day the old secret signs too. Requires WRITE_WEBHOOKS. */
    rotateWebhookSecret: (variables: RotateWebhookSecretMutationVariables, options?: CallOptions) =>
      query(operations.rotateWebhookSecret, variables, options).then((result) => result.rotateWebhookSecret),
    /** Deletes a webhook; returns the number of deleted webhooks. Requires WRITE_WEBHOOKS. */
    deleteWebhook: (variables: DeleteWebhookMutationVariables, options?: CallOptions) =>
      query(operations.deleteWebhook, variables, options).then((result) => result.deleteWebhook),
  } satisfies Record<keyof typeof operations, unknown>;
}
