import type { Scope } from "../../src/context/scope";

/** What a program may use with each scope: every other field and route that isn't for anyone is closed to API keys. */
const usedWith: Record<Scope, string[]> = {
  READ_PRODUCTS: [
    ...["Query.allCategories", "Query.allBrands", "Query.productChanges", "Query.productChangeSet"],
    ...["Product.draft", "Product.qty", "Product.version", "Product.hasPaidOrders"],
    "GET /exports/products.csv",
  ],
  WRITE_PRODUCTS: [
    ...["Mutation.addProduct", "Mutation.editProduct", "Mutation.restockProduct", "Mutation.deleteProduct"],
    ...["Mutation.changeProducts", "Mutation.undoProductChanges"],
    ...["Mutation.addCategory", "Mutation.editCategory", "Mutation.moveCategory", "Mutation.deleteCategory"],
    ...["Mutation.addBrand", "Mutation.editBrand", "Mutation.deleteBrand"],
    ...[
      "Mutation.addAttribute",
      "Mutation.editAttribute",
      "Mutation.moveAttribute",
      "Mutation.deleteAttribute",
    ],
    ...["POST /products", "DELETE /products/:name", "POST /pictures", "POST /imports/products"],
  ],
  READ_ORDERS: [
    ...["Query.order", "Query.orders", "Query.checkout"],
    ...["Order.name", "Order.email", "Order.address", "Order.phone", "Order.events"],
    ...["Order.disputes", "Order.refundFailure"],
    ...["GET /orders/:email", "GET /orders", "GET /exports/orders.csv"],
  ],
  WRITE_ORDERS: [
    ...["Mutation.deliverOrder", "Mutation.cancelOrder", "Mutation.refundOrder"],
    "DELETE /delevered/:orderId",
  ],
};

const scopes: ReadonlyMap<string, Scope> = new Map(
  Object.entries(usedWith).flatMap(([scope, names]) => names.map((name) => [name, scope as Scope] as const)),
);

/** The scope that a field or a route requires of a program; undefined where it is for anyone, or closed to programs. */
export const scopeOf = (name: string): Scope | undefined => scopes.get(name);
