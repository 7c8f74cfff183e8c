/** Who may use a field or call a route. */
export type Access = "anyone" | "Firebase ID token" | "signed in" | "admin";

const nobody = "00000000-0000-4000-8000-000000000000";
const order = `{ productId: "${nobody}", qty: 1, name: "A", address: "B", phone: "555", idempotencyKey: "k" }`;
const cart = `{ items: [{ productId: "${nobody}", qty: 1 }], name: "A", address: "B", phone: "555", idempotencyKey: "k" }`;
const product = `{ name: "", description: "", price: 1, image: "/a", rating: 1, countInStock: 1 }`;
const productChange = `{ products: [{ id: "${nobody}" }], price: { percent: 5 } }`;

/** All fields of an audit entry are for admins. */
const ofAuditEntries = (...fields: string[]) =>
  Object.fromEntries(
    fields.map((field) => [
      `AuditEntry.${field}`,
      { who: "admin" as const, call: `{ auditEntries { nodes { ${field} } } }` },
    ]),
  );

/** What says who ordered: for whoever reaches the order. */
const ofCustomers = Object.fromEntries(
  ["name", "email", "address", "phone", "events { by }"].map((selected) => [
    `Order.${selected.split(" ")[0] ?? ""}`,
    { who: "signed in" as const, call: `{ order(id: "${nobody}") { ${selected} } }` },
  ]),
);

/** Every root field and every guarded field: who may use it, and an operation that does. */
export const fieldAccess: Record<string, { who: Access; call: string }> = {
  "Query.products": { who: "anyone", call: "{ products { totalCount } }" },
  "Query.topProducts": { who: "anyone", call: "{ topProducts { id } }" },
  "Query.product": { who: "anyone", call: `{ product(id: "${nobody}") { id } }` },
  "Query.categories": { who: "anyone", call: "{ categories { id } }" },
  "Query.category": { who: "anyone", call: '{ category(path: "watches") { id } }' },
  "Query.brands": { who: "anyone", call: "{ brands { slug } }" },
  "Query.searchHelp": { who: "anyone", call: '{ searchHelp(text: "wat") { corrected { typed } } }' },
  "Query.suggest": { who: "anyone", call: '{ suggest(text: "wat") { brands { slug } } }' },
  "Query.attributes": { who: "anyone", call: "{ attributes { slug } }" },
  "Query.allCategories": { who: "admin", call: "{ allCategories { id } }" },
  "Query.allBrands": { who: "admin", call: "{ allBrands { totalCount } }" },
  "Product.draft": { who: "admin", call: "{ products { nodes { draft } } }" },
  "Query.reviews": { who: "anyone", call: "{ reviews { totalCount } }" },
  "Query.allReviews": { who: "admin", call: "{ allReviews { totalCount } }" },
  "Query.auditEntries": { who: "admin", call: "{ auditEntries { totalCount } }" },
  "Query.me": { who: "signed in", call: "{ me { id } }" },
  "Query.myDevices": { who: "signed in", call: "{ myDevices { id } }" },
  "Query.myOrders": { who: "signed in", call: "{ myOrders { totalCount } }" },
  "Query.order": { who: "signed in", call: `{ order(id: "${nobody}") { id } }` },
  ...ofCustomers,
  "Query.orders": { who: "admin", call: "{ orders { totalCount } }" },
  // another customer's checkout or payment is refused too: see the specs of orders and payments
  "Query.checkout": { who: "signed in", call: `{ checkout(id: "${nobody}") { id } }` },
  "Query.payment": { who: "signed in", call: `{ payment(id: "${nobody}") { id } }` },
  "Order.disputes": { who: "admin", call: "{ orders { nodes { disputes { id } } } }" },
  "Order.refundFailure": { who: "admin", call: "{ orders { nodes { refundFailure { at } } } }" },
  "Query.users": { who: "admin", call: "{ users { totalCount } }" },
  "Query.salesByDay": { who: "admin", call: "{ salesByDay { day } }" },
  "Query.bestSellers": { who: "admin", call: "{ bestSellers { units } }" },
  "Query.ratingsByMonth": { who: "admin", call: "{ ratingsByMonth { month } }" },
  "Query.waitingCounts": { who: "admin", call: "{ waitingCounts { paidOrders } }" },
  "Query.failedJobs": { who: "admin", call: "{ failedJobs { totalCount } }" },
  "Query.apiKeys": { who: "admin", call: "{ apiKeys { id } }" },
  "Mutation.createApiKey": {
    who: "admin",
    call: 'mutation { createApiKey(name: "", scopes: []) { secret } }',
  },
  "Mutation.revokeApiKey": { who: "admin", call: `mutation { revokeApiKey(id: "${nobody}") { id } }` },
  "Query.newsletterSubscribers": { who: "admin", call: "{ newsletterSubscribers }" },
  "Mutation.subscribeToNewsletter": {
    who: "anyone",
    call: 'mutation { subscribeToNewsletter(email: "ada@example.com") }',
  },
  "Mutation.confirmNewsletter": { who: "anyone", call: 'mutation { confirmNewsletter(token: "") }' },
  "Mutation.unsubscribeFromNewsletter": {
    who: "anyone",
    call: 'mutation { unsubscribeFromNewsletter(token: "") }',
  },
  "Query.webhook": { who: "admin", call: `{ webhook(id: "${nobody}") { id } }` },
  "Query.webhooks": { who: "admin", call: "{ webhooks { id } }" },
  "Mutation.createWebhook": {
    who: "admin",
    call: 'mutation { createWebhook(url: "http://127.0.0.1", events: []) { secret } }',
  },
  "Mutation.deleteWebhook": { who: "admin", call: `mutation { deleteWebhook(id: "${nobody}") }` },
  "Mutation.enableWebhook": { who: "admin", call: `mutation { enableWebhook(id: "${nobody}") { id } }` },
  "Mutation.disableWebhook": { who: "admin", call: `mutation { disableWebhook(id: "${nobody}") { id } }` },
  "Mutation.rotateWebhookSecret": {
    who: "admin",
    call: `mutation { rotateWebhookSecret(id: "${nobody}") { secret } }`,
  },
  "Mutation.testWebhook": { who: "admin", call: `mutation { testWebhook(id: "${nobody}") { id } }` },
  "Mutation.resendDelivery": { who: "admin", call: `mutation { resendDelivery(id: "${nobody}") { id } }` },
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
  "Query.productChanges": {
    who: "admin",
    call: `{ productChanges(input: ${productChange}) { unchanged } }`,
  },
  "Query.productChangeSet": { who: "admin", call: `{ productChangeSet(id: "${nobody}") { id } }` },
  "Mutation.changeProducts": {
    who: "admin",
    call: `mutation { changeProducts(input: ${productChange}) { __typename } }`,
  },
  "Mutation.undoProductChanges": {
    who: "admin",
    call: `mutation { undoProductChanges(id: "${nobody}") { __typename } }`,
  },
  "Mutation.restockProduct": {
    who: "admin",
    call: `mutation { restockProduct(id: "${nobody}", units: 1) { id } }`,
  },
  "Mutation.addCategory": { who: "admin", call: 'mutation { addCategory(input: { name: "" }) { id } }' },
  "Mutation.editCategory": {
    who: "admin",
    call: `mutation { editCategory(id: "${nobody}", input: {}) { id } }`,
  },
  "Mutation.moveCategory": { who: "admin", call: `mutation { moveCategory(id: "${nobody}") { id } }` },
  "Mutation.deleteCategory": { who: "admin", call: `mutation { deleteCategory(id: "${nobody}") }` },
  "Mutation.addBrand": { who: "admin", call: 'mutation { addBrand(input: { name: "" }) { slug } }' },
  "Mutation.editBrand": {
    who: "admin",
    call: 'mutation { editBrand(slug: "nobody", input: { name: "A" }) { slug } }',
  },
  "Mutation.deleteBrand": { who: "admin", call: 'mutation { deleteBrand(slug: "nobody") }' },
  "Mutation.addAttribute": {
    who: "admin",
    call: 'mutation { addAttribute(input: { name: "", type: TEXT }) { slug } }',
  },
  "Mutation.editAttribute": {
    who: "admin",
    call: 'mutation { editAttribute(slug: "nothing", input: {}) { slug } }',
  },
  "Mutation.moveAttribute": { who: "admin", call: 'mutation { moveAttribute(slug: "nothing") { slug } }' },
  "Mutation.deleteAttribute": { who: "admin", call: 'mutation { deleteAttribute(slug: "nothing") }' },
  "Mutation.hideReview": { who: "admin", call: `mutation { hideReview(id: "${nobody}") { id } }` },
  "Mutation.showReview": { who: "admin", call: `mutation { showReview(id: "${nobody}") { id } }` },
  "Mutation.deleteProduct": { who: "admin", call: `mutation { deleteProduct(id: "${nobody}") }` },
  "Mutation.deleteUser": { who: "admin", call: `mutation { deleteUser(id: "${nobody}") }` },
  "Mutation.deleteMyAccount": {
    who: "signed in",
    call: 'mutation { deleteMyAccount(idToken: "") }',
  },
  "Mutation.unblockUser": { who: "admin", call: `mutation { unblockUser(id: "${nobody}") { id } }` },
  "Mutation.deliverOrder": { who: "admin", call: `mutation { deliverOrder(id: "${nobody}") }` },
  // another customer's order is refused too: see the specs of orders
  "Mutation.cancelOrder": { who: "signed in", call: `mutation { cancelOrder(id: "${nobody}") { id } }` },
  "Mutation.makeAdmin": { who: "admin", call: `mutation { makeAdmin(userId: "${nobody}") { id } }` },
  "Mutation.changeMyName": { who: "signed in", call: 'mutation { changeMyName(name: "") { id } }' },
  "Mutation.signOut": { who: "signed in", call: "mutation { signOut }" },
  "Mutation.signOutOtherDevices": {
    who: "signed in",
    call: 'mutation { signOutOtherDevices(idToken: "") { accessToken } }',
  },
  "Mutation.signOutEverywhere": { who: "signed in", call: "mutation { signOutEverywhere }" },
  "Product.qty": { who: "admin", call: "{ products { nodes { qty } } }" },
  "Product.version": { who: "admin", call: "{ products { nodes { version } } }" },
  "Product.hasPaidOrders": { who: "admin", call: "{ products { nodes { hasPaidOrders } } }" },
  "Review.hidden": { who: "admin", call: "{ reviews { nodes { hidden } } }" },
  ...ofAuditEntries("id", "doneAt", "actor", "action", "targetId", "target", "detail"),
  "AuditEntry.productChanges": { who: "admin", call: "{ auditEntries { nodes { productChanges { id } } } }" },
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
  "GET /me/data": { who: "signed in", path: "/me/data" },
  "GET /exports/orders.csv": { who: "admin", path: "/exports/orders.csv" },
  "GET /exports/newsletter.csv": { who: "admin", path: "/exports/newsletter.csv" },
};
