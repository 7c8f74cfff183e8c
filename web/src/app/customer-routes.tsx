import type { RouteObject } from "react-router-dom";
import { lazyPage } from "../routing/lazy-page";
import { paths } from "../routing/paths";
import { route } from "./route";

/** The cart, which visitors see at an address of its own. */
export const cart = lazyPage(
  "shop/cart/CartPage",
  async () => (await import("../pages/shop/cart/CartPage")).CartPage,
);

/** The pages of signed-in customers. */
export const customers: RouteObject[] = [
  route(paths.cart, cart),
  route(
    paths.paymentOfCart,
    lazyPage(
      "checkout/CartShippingPage",
      async () => (await import("../pages/checkout/CartShippingPage")).CartShippingPage,
    ),
  ),
  route(
    paths.checkoutOfAll,
    lazyPage(
      "checkout/CheckoutAllPage",
      async () => (await import("../pages/checkout/CheckoutAllPage")).CheckoutAllPage,
    ),
  ),
  route(
    "/checkout/return/:paymentId",
    lazyPage(
      "checkout/PaymentReturnPage",
      async () => (await import("../pages/checkout/PaymentReturnPage")).PaymentReturnPage,
    ),
  ),
  route(
    "/myOrder/:email/:id",
    lazyPage(
      "account/orders/MyOrderPage",
      async () => (await import("../pages/account/orders/MyOrderPage")).MyOrderPage,
    ),
  ),
  route(
    "/payment/:id/:qty",
    lazyPage(
      "checkout/ShippingPage",
      async () => (await import("../pages/checkout/ShippingPage")).ShippingPage,
    ),
  ),
  route(
    "/myOrder/:id",
    lazyPage(
      "account/orders/MyOrdersPage",
      async () => (await import("../pages/account/orders/MyOrdersPage")).MyOrdersPage,
    ),
  ),
  route(
    paths.addReview,
    lazyPage(
      "account/AddReviewPage",
      async () => (await import("../pages/account/AddReviewPage")).AddReviewPage,
    ),
  ),
  route(
    paths.profile,
    lazyPage("account/ProfilePage", async () => (await import("../pages/account/ProfilePage")).ProfilePage),
  ),
];
