import { Scope } from "../context/scope";
import { requireBearer } from "../http/bearer";
import { deleteProductByName } from "../modules/catalogue/edit/delete-product";
import { blockUserByEmail } from "../modules/identity/block-user";
import { signInAs } from "../modules/identity/sign-in";
import { addImage, addStorefrontImage } from "../modules/images/add-image";
import { deliverOrder } from "../modules/orders/change/deliver-order";
import { addReturnPhoto } from "../modules/returns/return-photos";
import { addReviewPhoto } from "../modules/reviews/review-photos";
import { makeAdminByEmail } from "../modules/identity/admin-role";
import { isAdmin } from "../modules/users/admins";
import { streamUsers } from "../modules/users/list-users";
import * as contracts from "./contracts";
import { getAccount, invoicePdf, orders, ordersOf, postOrder, postProduct, postReview } from "./handlers";
import { presentDeleted, presentModified, presentSession, presentUser } from "./presenters";
import { productById, productLines, products } from "./read-products";
import { answerList, BATCH } from "./stream-list";
import * as spreadsheets from "./spreadsheets/contracts";
import {
  exportOrders,
  exportProducts,
  exportSubscribers,
  importProducts,
  orderLines,
} from "./spreadsheets/handlers";
import {
  admin,
  adminOr,
  anyone,
  del,
  get,
  idTokenBearer,
  post,
  put,
  signedIn,
  signedInOr,
  type Route,
} from "./route";

/** The documented paths, spelled as in the contract (spec §7), and those for images and CSV files. They contain no rules. */
export const routes: Route[] = [
  get("/products", anyone, contracts.listProducts, products),
  get("/products/:id", anyone, contracts.getProduct, productById),
  post("/products", adminOr(Scope.WRITE_PRODUCTS), contracts.addProduct, postProduct),
  del("/products/:name", adminOr(Scope.WRITE_PRODUCTS), contracts.deleteProduct, (ctx, { params }) =>
    deleteProductByName(ctx, params.name ?? "").then(presentDeleted),
  ),
  post("/order", signedIn, contracts.placeOrder, postOrder),
  get("/orders/:email", signedInOr(Scope.READ_ORDERS), contracts.listOrdersOf, ordersOf),
  get("/orders", adminOr(Scope.READ_ORDERS), contracts.listOrders, orders),
  del("/delevered/:orderId", adminOr(Scope.WRITE_ORDERS), contracts.deliverOrder, (ctx, { params }) =>
    deliverOrder(ctx, params.orderId ?? "").then(presentDeleted),
  ),
  get("/users", adminOr(Scope.READ_CUSTOMERS), contracts.listUsers, (ctx) =>
    answerList(streamUsers(ctx, BATCH), (users) => users.map(presentUser)),
  ),
  put("/user/:email", idTokenBearer, contracts.signIn, (ctx, { params, headers }) =>
    signInAs(ctx, requireBearer(headers.authorization), params.email ?? "").then(presentSession),
  ),
  put("/user/admin/:email", admin, contracts.makeAdmin, (ctx, { params }) =>
    makeAdminByEmail(ctx, params.email ?? "").then(presentModified),
  ),
  del("/user/:email", adminOr(Scope.WRITE_CUSTOMERS), contracts.deleteUser, (ctx, { params }) =>
    blockUserByEmail(ctx, params.email ?? "").then(presentDeleted),
  ),
  get("/admin/:email", signedIn, contracts.isAdmin, async (ctx, { params }) => ({
    admin: await isAdmin(ctx, params.email ?? ""),
  })),
  get("/invoices/:file", signedInOr(Scope.READ_ORDERS), contracts.getInvoice, invoicePdf),
  get("/me/data", signedIn, contracts.exportAccount, getAccount),
  post("/userReviews", signedIn, contracts.addReview, postReview),
  post("/pictures", adminOr(Scope.WRITE_PRODUCTS), contracts.addImage, (ctx, { upload }) =>
    addImage(ctx, upload),
  ),
  post(
    "/storefront/pictures",
    adminOr(Scope.WRITE_SETTINGS),
    contracts.addStorefrontImage,
    (ctx, { upload }) => addStorefrontImage(ctx, upload),
  ),
  post("/products/:id/photos", signedIn, contracts.addReviewPhoto, (ctx, { params, upload }) =>
    addReviewPhoto(ctx, params.id ?? "", upload),
  ),
  post("/orders/:id/photos", signedIn, contracts.addReturnPhoto, (ctx, { params, upload }) =>
    addReturnPhoto(ctx, params.id ?? "", upload),
  ),
  post("/imports/products", adminOr(Scope.WRITE_PRODUCTS), spreadsheets.importProducts, importProducts),
  get("/exports/products.csv", adminOr(Scope.READ_PRODUCTS), spreadsheets.exportProducts, exportProducts),
  get("/exports/orders.csv", adminOr(Scope.READ_ORDERS), spreadsheets.exportOrders, exportOrders),
  get("/exports/products.jsonl", adminOr(Scope.READ_PRODUCTS), spreadsheets.exportProductLines, productLines),
  get("/exports/orders.jsonl", adminOr(Scope.READ_ORDERS), spreadsheets.exportOrderLines, orderLines),
  get(
    "/exports/newsletter.csv",
    adminOr(Scope.READ_CUSTOMERS),
    spreadsheets.exportSubscribers,
    exportSubscribers,
  ),
];
