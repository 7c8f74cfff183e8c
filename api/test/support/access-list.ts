/** Who may use a field or call a route. */
export type Access = "anyone" | "Firebase ID token" | "signed in" | "admin";

const nobody = "00000000-0000-4000-8000-000000000000";
const order = `{ productId: "${nobody}", qty: 1, name: "A", address: "B", phone: "555", idempotencyKey: "k" }`;
const cart = `{ items: [{ productId: "${nobody}", qty: 1 }], name: "A", address: "B", phone: "555", idempotencyKey: "k" }`;
const product = `{ name: "", description: "", price: 1, image: "/a", rating: 1, countInStock: 1 }`;

/** All fields of an audit entry are for admins. */
const ofAuditEntries = (...fields: string[]) =>
  Object.fromEntries(
    fields.map((field) => [
      `AuditEntry.${field}`,
      { who: "admin" as const, call: `{ auditEntries { nodes { ${field} } } }` },
    ]),
  );

/** Every root field and every guarded field: who may use it, and an operation that does. */
export const fieldAccess: Record<string, { who: Access; call: string }> = {
  "Query.products": { who: "anyone", call: "{ products { totalCount } }" },
  "Query.topProducts": { who: "anyone", call: "{ topProducts { id } }" },
  "Query.product": { who: "anyone", call: `{ product(id: "${nobody}") { id } }` },
  "Query.reviews": { who: "anyone", call: "{ reviews { totalCount } }" },
  "Query.allReviews": { who: "admin", call: "{ allReviews { totalCount } }" },
  "Query.auditEntries": { who: "admin", call: "{ auditEntries { totalCount } }" },
  "Query.me": { who: "signed in", call: "{ me { id } }" },
  "Query.myOrders": { who: "signed in", call: "{ myOrders { totalCount } }" },
  "Query.order": { who: "signed in", call: `{ order(id: "${nobody}") { id } }` },
  "Query.orders": { who: "admin", call: "{ orders { totalCount } }" },
  // another customer's checkout or payment is refused too: see the specs of orders and payments
  "Query.checkout": { who: "signed in", call: `{ checkout(id: "${nobody}") { id } }` },
  "Query.payment": { who: "signed in", call: `{ payment(id: "${nobody}") { id } }` },
  "Query.users": { who: "admin", call: "{ users { totalCount } }" },
  "Query.salesByDay": { who: "admin", call: "{ salesByDay { day } }" },
  "Query.bestSellers": { who: "admin", call: "{ bestSellers { units } }" },
  "Query.ratingsByMonth": { who: "admin", call: "{ ratingsByMonth { month } }" },
  "Query.waitingCounts": { who: "admin", call: "{ waitingCounts { paidOrders } }" },
  "Query.failedJobs": { who: "admin", call: "{ failedJobs { totalCount } }" },
  "Mutation.retryJob": { who: "admin", call: 'mutation { retryJob(id: "0") }' },
  "Mutation.signIn": { who: "anyone", call: 'mutation { signIn(idToken: "") { accessToken } }' },
  "Mutation.placeOrder": {
    who: "signed in",
    call: `mutation { placeOrder(input: ${order}) { __typename } }`,
  },
  "Mutation.placeOrders": {
    who: "signed in",
    call: `mutation { placeOrders(input: ${cart}) { __typename } }`,
  },
  "Mutation.startPayment": {
    who: "signed in",
    call: `mutation { startPayment(orderIds: ["${nobody}"]) { __typename } }`,
  },
  "Mutation.refundOrder": { who: "admin", call: `mutation { refundOrder(id: "${nobody}") { id } }` },
  "Mutation.addReview": {
    who: "signed in",
    call: 'mutation { addReview(input: { rating: 9, comment: "" }) { __typename } }',
  },
  "Mutation.addProduct": { who: "admin", call: `mutation { addProduct(input: ${product}) { __typename } }` },
  "Mutation.editProduct": {
    who: "admin",
    call: `mutation { editProduct(id: "${nobody}", input: { version: 1 }) { __typename } }`,
  },
  "Mutation.restockProduct": {
    who: "admin",
    call: `mutation { restockProduct(id: "${nobody}", units: 1) { id } }`,
  },
  "Mutation.hideReview": { who: "admin", call: `mutation { hideReview(id: "${nobody}") { id } }` },
  "Mutation.showReview": { who: "admin", call: `mutation { showReview(id: "${nobody}") { id } }` },
  "Mutation.deleteProduct": { who: "admin", call: `mutation { deleteProduct(id: "${nobody}") }` },
  "Mutation.deleteUser": { who: "admin", call: `mutation { deleteUser(id: "${nobody}") }` },
  "Mutation.unblockUser": { who: "admin", call: `mutation { unblockUser(id: "${nobody}") { id } }` },
  "Mutation.deliverOrder": { who: "admin", call: `mutation { deliverOrder(id: "${nobody}") }` },
  // another customer's order is refused too: see the specs of orders
  "Mutation.cancelOrder": { who: "signed in", call: `mutation { cancelOrder(id: "${nobody}") { id } }` },
  "Mutation.makeAdmin": { who: "admin", call: `mutation { makeAdmin(userId: "${nobody}") { id } }` },
  "Product.qty": { who: "admin", call: "{ products { nodes { qty } } }" },
  "Product.version": { who: "admin", call: "{ products { nodes { version } } }" },
  "Product.hasPaidOrders": { who: "admin", call: "{ products { nodes { hasPaidOrders } } }" },
  "Review.hidden": { who: "admin", call: "{ reviews { nodes { hidden } } }" },
  ...ofAuditEntries("id", "doneAt", "actor", "action", "targetId", "target", "detail"),
  "User.emailVerified": { who: "admin", call: "{ me { emailVerified } }" },
  "User.blocked": { who: "admin", call: "{ me { blocked } }" },
  "User.hasPaidOrders": { who: "admin", call: "{ me { hasPaidOrders } }" },
};

/** Every documented REST call: who may make it, and an example. */
export const routeAccess: Record<string, { who: Access; path: string; body?: unknown }> = {
  "GET /products": { who: "anyone", path: "/products" },
  "GET /products/:id": { who: "anyone", path: `/products/${nobody}` },
  "POST /products": { who: "admin", path: "/products", body: {} },
  "DELETE /products/:name": { who: "admin", path: "/products/nothing" },
  "POST /order": { who: "signed in", path: "/order", body: {} },
  // calls about the viewer refuse other customers too: see the specs of orders and users
  "GET /orders/:email": { who: "signed in", path: "/orders/carl@example.com" },
  "GET /orders": { who: "admin", path: "/orders" },
  "DELETE /delevered/:orderId": { who: "admin", path: `/delevered/${nobody}` },
  "GET /users": { who: "admin", path: "/users" },
  "PUT /user/:email": { who: "Firebase ID token", path: "/user/carl@example.com", body: {} },
  "PUT /user/admin/:email": { who: "admin", path: "/user/admin/nobody@example.com" },
  "DELETE /user/:email": { who: "admin", path: "/user/nobody@example.com" },
  "GET /admin/:email": { who: "signed in", path: "/admin/carl@example.com" },
  "POST /userReviews": { who: "signed in", path: "/userReviews", body: {} },
  "POST /pictures": { who: "admin", path: "/pictures", body: {} },
  "POST /imports/products": { who: "admin", path: "/imports/products", body: {} },
  "GET /exports/products.csv": { who: "admin", path: "/exports/products.csv" },
  "GET /exports/orders.csv": { who: "admin", path: "/exports/orders.csv" },
};

/** The open fields of each type; root fields and guarded fields are above. */
const openFieldsByType: Record<string, string> = {
  AlreadyReviewed: "message",
  AuditEntryConnection: "nodes pageInfo totalCount",
  BestSeller: "productName units revenue product",
  CartRefusal: "productId reason countInStock limit order",
  CartRefused: "message refusals",
  Checkout: "id createdAt orders total",
  DaySales: "day orders units revenue paid",
  DuplicateOrder: "message order",
  FailedJob: "id task failedAt attempts error about nextTryAt",
  FailedJobConnection: "nodes pageInfo totalCount",
  LimitExceeded: "message limit",
  InsufficientStock: "message countInStock",
  MonthRatings: "month average reviews",
  Order: [
    "id number status name email address phone qty product productName imageUrl unitPrice total paid checkoutId",
    "createdAt paidAt deliveredAt cancelledAt refundedAt updatedAt events canPay canCancel",
  ].join(" "),
  OrderConnection: "nodes pageInfo totalCount",
  OrderEvent: "at status by note",
  PageInfo: "hasNextPage endCursor hasPreviousPage startCursor",
  Payment: "id status amount currency createdAt paidAt orders",
  PaymentPage: "url amount currency",
  PaymentRefused: "message",
  Product: "id name description price image rating countInStock createdAt",
  ProductChanged: "message product",
  ProductConnection: "nodes pageInfo totalCount",
  ProductNameTaken: "message",
  Review: "id name rating comment createdAt verified pending",
  ReviewConnection: "nodes pageInfo totalCount",
  Session: "accessToken expiresAt user",
  User: "id email name role createdAt",
  UserConnection: "nodes pageInfo totalCount",
  WaitingCounts: "paidOrders unpaidOrders lowStock givenUpJobs pendingReviews newReviews",
};

/** The open fields as `Type.field`. */
export const openFields: ReadonlySet<string> = new Set(
  Object.entries(openFieldsByType).flatMap(([type, fields]) =>
    fields.split(" ").map((field) => `${type}.${field}`),
  ),
);
