import { requireBearer } from "../http/bearer";
import { deleteProductByName } from "../modules/catalogue/catalogue.service";
import { blockUserByEmail, signInAs } from "../modules/identity/identity.service";
import { addImage } from "../modules/images/images.service";
import { deliverOrder, listAllOrders, listOrdersOf } from "../modules/orders/orders.service";
import { isAdmin, listAllUsers, makeAdminByEmail } from "../modules/users/users.service";
import * as contracts from "./contracts";
import { addProduct, addReview, placeOrder, productById, products } from "./handlers";
import { presentDeleted, presentModified, presentOrder, presentSession, presentUser } from "./presenters";
import * as spreadsheets from "./spreadsheets/contracts";
import { exportOrders, exportProducts, importProducts } from "./spreadsheets/handlers";
import { admin, anyone, del, get, idTokenBearer, post, put, signedIn, type Route } from "./route";

/** The documented paths, spelled as their clients spell them (spec §7), and those for pictures and spreadsheets. No rule lives here. */
export const routes: Route[] = [
  get("/products", anyone, contracts.listProducts, products),
  get("/products/:id", anyone, contracts.getProduct, productById),
  post("/products", admin, contracts.addProduct, addProduct),
  del("/products/:name", admin, contracts.deleteProduct, (ctx, { params }) =>
    deleteProductByName(ctx, params.name ?? "").then(presentDeleted),
  ),
  post("/order", signedIn, contracts.placeOrder, placeOrder),
  get("/orders/:email", signedIn, contracts.listOrdersOf, async (ctx, { params }) =>
    (await listOrdersOf(ctx, params.email ?? "")).map(presentOrder),
  ),
  get("/orders", admin, contracts.listOrders, async (ctx) => (await listAllOrders(ctx)).map(presentOrder)),
  del("/delevered/:orderId", admin, contracts.deliverOrder, (ctx, { params }) =>
    deliverOrder(ctx, params.orderId ?? "").then(presentDeleted),
  ),
  get("/users", admin, contracts.listUsers, async (ctx) => (await listAllUsers(ctx)).map(presentUser)),
  put("/user/:email", idTokenBearer, contracts.signIn, (ctx, { params, headers }) =>
    signInAs(ctx, requireBearer(headers.authorization), params.email ?? "").then(presentSession),
  ),
  put("/user/admin/:email", admin, contracts.makeAdmin, (ctx, { params }) =>
    makeAdminByEmail(ctx, params.email ?? "").then(presentModified),
  ),
  del("/user/:email", admin, contracts.deleteUser, (ctx, { params }) =>
    blockUserByEmail(ctx, params.email ?? "").then(presentDeleted),
  ),
  get("/admin/:email", signedIn, contracts.isAdmin, async (ctx, { params }) => ({
    admin: await isAdmin(ctx, params.email ?? ""),
  })),
  post("/userReviews", signedIn, contracts.addReview, addReview),
  post("/pictures", admin, contracts.addPicture, (ctx, { upload }) => addImage(ctx, upload)),
  post("/imports/products", admin, spreadsheets.importProducts, importProducts),
  get("/exports/products.csv", admin, spreadsheets.exportProducts, exportProducts),
  get("/exports/orders.csv", admin, spreadsheets.exportOrders, exportOrders),
];
