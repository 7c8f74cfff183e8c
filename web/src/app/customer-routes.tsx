import type { RouteObject } from "react-router-dom";
import { lazyPage } from "../routing/lazy-page";
import { paths } from "../routing/paths";
import { route } from "./route";

/** The cart, which visitors see at an address of its own. */
export const cart = lazyPage("shop/cart/CartPage", () => import("../pages/shop/cart/CartPage"));

/** The pages of signed-in customers. */
export const customers: RouteObject[] = [
  route(paths.cart, cart),
  route(
    paths.paymentOfCart,
    lazyPage("checkout/CartShippingPage", () => import("../pages/checkout/CartShippingPage")),
  ),
  route(
    paths.checkoutOfAll,
    lazyPage("checkout/CheckoutAllPage", () => import("../pages/checkout/CheckoutAllPage")),
  ),
  route(
    "/checkout/return/:paymentId",
    lazyPage("checkout/PaymentReturnPage", () => import("../pages/checkout/PaymentReturnPage")),
  ),
  route(
    "/myOrder/:email/:id",
    lazyPage("account/orders/MyOrderPage", () => import("../pages/account/orders/MyOrderPage")),
  ),
  route(
    "/payment/:id/:qty",
    lazyPage("checkout/ShippingPage", () => import("../pages/checkout/ShippingPage")),
  ),
  route(
    "/myOrder/:id",
    lazyPage("account/orders/MyOrdersPage", () => import("../pages/account/orders/MyOrdersPage")),
  ),
  route(
    paths.addReview,
    lazyPage("account/AddReviewPage", () => import("../pages/account/AddReviewPage")),
  ),
  route(
    paths.profile,
    lazyPage("account/ProfilePage", () => import("../pages/account/ProfilePage")),
  ),
];
