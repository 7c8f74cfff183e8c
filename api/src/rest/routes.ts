import { deleteProductByName } from "../modules/catalogue/catalogue.service";
import { requireBearer } from "../http/bearer";
import { blockUserByEmail, signInAs } from "../modules/identity/identity.service";
import { deliverOrder, listAllOrders, listOrdersOf } from "../modules/orders/orders.service";
import { isAdmin, listAllUsers, makeAdminByEmail } from "../modules/users/users.service";
import { addProduct, addReview, placeOrder, productById, products } from "./handlers";
import { presentDeleted, presentModified, presentOrder, presentSession, presentUser } from "./presenters";
import { admin, anyone, del, get, idTokenBearer, post, put, signedIn, type Route } from "./route";

/** The documented paths, spelled as their clients spell them (spec §7). No rule lives here. */
export const routes: Route[] = [
  get("/products", anyone, products),
  get("/products/:id", anyone, productById),
  post("/products", admin, addProduct),
  del("/products/:name", admin, (ctx, { params }) =>
    deleteProductByName(ctx, params.name ?? "").then(presentDeleted),
  ),
  post("/order", signedIn, placeOrder),
  get("/orders/:email", signedIn, async (ctx, { params }) =>
    (await listOrdersOf(ctx, params.email ?? "")).map(presentOrder),
  ),
  get("/orders", admin, async (ctx) => (await listAllOrders(ctx)).map(presentOrder)),
  del("/delevered/:orderId", admin, (ctx, { params }) =>
    deliverOrder(ctx, params.orderId ?? "").then(presentDeleted),
  ),
  get("/users", admin, async (ctx) => (await listAllUsers(ctx)).map(presentUser)),
  put("/user/:email", idTokenBearer, (ctx, { params, headers }) =>
    signInAs(ctx, requireBearer(headers.authorization), params.email ?? "").then(presentSession),
  ),
  put("/user/admin/:email", admin, (ctx, { params }) =>
    makeAdminByEmail(ctx, params.email ?? "").then(presentModified),
  ),
  del("/user/:email", admin, (ctx, { params }) =>
    blockUserByEmail(ctx, params.email ?? "").then(presentDeleted),
  ),
  get("/admin/:email", signedIn, async (ctx, { params }) => ({ admin: await isAdmin(ctx, params.email ?? "") })),
  post("/userReviews", signedIn, addReview),
];
