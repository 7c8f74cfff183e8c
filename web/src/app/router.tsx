import { matchRoutes, useRoutes, type RouteObject } from "react-router-dom";
import { page, type LazyPage } from "../routing/lazy-page";
import { paths } from "../routing/paths";
import { RequireAdmin } from "./RequireAdmin";
import { RequireSignIn } from "./RequireSignIn";

function route(path: string, lazyPage: LazyPage): RouteObject {
  const { Page } = lazyPage;
  return { path, element: <Page />, handle: lazyPage };
}

const open: RouteObject[] = [
  route(
    paths.portfolio,
    page("content/PortfolioPage", async () => (await import("../pages/content/PortfolioPage")).PortfolioPage),
  ),
  route(
    paths.blog,
    page("content/BlogPage", async () => (await import("../pages/content/BlogPage")).BlogPage),
  ),
  route(
    "/login",
    page("identity/LoginPage", async () => (await import("../pages/identity/LoginPage")).LoginPage),
  ),
  route(
    "/registration",
    page(
      "identity/RegistrationPage",
      async () => (await import("../pages/identity/RegistrationPage")).RegistrationPage,
    ),
  ),
  route(
    "/checkout/:id/:qty",
    page("checkout/CheckoutPage", async () => (await import("../pages/checkout/CheckoutPage")).CheckoutPage),
  ),
];

const cart = page("shop/cart/CartPage", async () => (await import("../pages/shop/cart/CartPage")).CartPage);

const signedIn: RouteObject[] = [
  route(paths.cart, cart),
  route(
    "/payment/:id/:qty",
    page("checkout/ShippingPage", async () => (await import("../pages/checkout/ShippingPage")).ShippingPage),
  ),
  route(
    "/myOrder/:id",
    page("account/MyOrdersPage", async () => (await import("../pages/account/MyOrdersPage")).MyOrdersPage),
  ),
  route(
    paths.addReview,
    page("account/AddReviewPage", async () => (await import("../pages/account/AddReviewPage")).AddReviewPage),
  ),
  route(
    paths.dashboard,
    page("account/DashboardPage", async () => (await import("../pages/account/DashboardPage")).DashboardPage),
  ),
  route(
    paths.profile,
    page("account/ProfilePage", async () => (await import("../pages/account/ProfilePage")).ProfilePage),
  ),
];

const admins: RouteObject[] = [
  route(
    paths.addItems,
    page(
      "admin/items/AddItemsPage",
      async () => (await import("../pages/admin/items/AddItemsPage")).AddItemsPage,
    ),
  ),
  route(
    paths.users,
    page("admin/users/UsersPage", async () => (await import("../pages/admin/users/UsersPage")).UsersPage),
  ),
  route(
    paths.importItems,
    page(
      "admin/import/ImportItemsPage",
      async () => (await import("../pages/admin/import/ImportItemsPage")).ImportItemsPage,
    ),
  ),
  route(
    paths.manageItems,
    page(
      "admin/items/ManageItemsPage",
      async () => (await import("../pages/admin/items/ManageItemsPage")).ManageItemsPage,
    ),
  ),
  route(
    "/manageItems/:id",
    page(
      "admin/items/EditItemPage",
      async () => (await import("../pages/admin/items/EditItemPage")).EditItemPage,
    ),
  ),
  route(
    paths.manageOrders,
    page(
      "admin/orders/ManageOrdersPage",
      async () => (await import("../pages/admin/orders/ManageOrdersPage")).ManageOrdersPage,
    ),
  ),
  route(
    paths.manageReviews,
    page(
      "admin/reviews/ManageReviewsPage",
      async () => (await import("../pages/admin/reviews/ManageReviewsPage")).ManageReviewsPage,
    ),
  ),
  route(
    paths.audit,
    page("admin/audit/AuditPage", async () => (await import("../pages/admin/audit/AuditPage")).AuditPage),
  ),
];

/** The site map (spec §2): every route, each page in a chunk of its own; a guard is a parent route. */
export const routes: RouteObject[] = [
  route(
    paths.home,
    page("shop/home/HomePage", async () => (await import("../pages/shop/home/HomePage")).HomePage),
  ),
  route(
    paths.products,
    page(
      "shop/products/ProductsPage",
      async () => (await import("../pages/shop/products/ProductsPage")).ProductsPage,
    ),
  ),
  route(
    "/product/:id",
    page(
      "shop/product/ProductPage",
      async () => (await import("../pages/shop/product/ProductPage")).ProductPage,
    ),
  ),
  ...open,
  route("/cart/:id", cart),
  { element: <RequireSignIn />, children: [...signedIn, { element: <RequireAdmin />, children: admins }] },
  route(
    "*",
    page("content/NotFoundPage", async () => (await import("../pages/content/NotFoundPage")).NotFoundPage),
  ),
];

/** The page that an address leads to; its code can be fetched ahead of time. */
export function pageAt(url: string): LazyPage | undefined {
  const matches = matchRoutes(routes, url.replace(/[?#].*$/, ""));
  return matches?.at(-1)?.route.handle as LazyPage | undefined;
}

/** The page of the current address; suspends while its code is fetched. */
export function Pages() {
  return useRoutes(routes);
}
