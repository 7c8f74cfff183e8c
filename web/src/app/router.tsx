import { matchRoutes, useRoutes, type RouteObject } from "react-router-dom";
import { page, type LazyPage } from "./page";
import { paths } from "./paths";
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

const cart = page("shop/CartPage", async () => (await import("../pages/shop/CartPage")).CartPage);

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
    page("admin/AddItemsPage", async () => (await import("../pages/admin/AddItemsPage")).AddItemsPage),
  ),
  route(
    paths.users,
    page("admin/UsersPage", async () => (await import("../pages/admin/UsersPage")).UsersPage),
  ),
  route(
    paths.importItems,
    page(
      "admin/ImportItemsPage",
      async () => (await import("../pages/admin/ImportItemsPage")).ImportItemsPage,
    ),
  ),
  route(
    paths.manageItems,
    page(
      "admin/ManageItemsPage",
      async () => (await import("../pages/admin/ManageItemsPage")).ManageItemsPage,
    ),
  ),
  route(
    "/manageItems/:id",
    page("admin/EditItemPage", async () => (await import("../pages/admin/EditItemPage")).EditItemPage),
  ),
  route(
    paths.manageOrders,
    page(
      "admin/ManageOrdersPage",
      async () => (await import("../pages/admin/ManageOrdersPage")).ManageOrdersPage,
    ),
  ),
  route(
    paths.manageReviews,
    page(
      "admin/ManageReviewsPage",
      async () => (await import("../pages/admin/ManageReviewsPage")).ManageReviewsPage,
    ),
  ),
  route(
    paths.audit,
    page("admin/AuditPage", async () => (await import("../pages/admin/AuditPage")).AuditPage),
  ),
];

/** The site map (spec §2): every route, each page in a chunk of its own; a guard is a parent route. */
export const routes: RouteObject[] = [
  route(
    paths.home,
    page("shop/HomePage", async () => (await import("../pages/shop/HomePage")).HomePage),
  ),
  route(
    paths.products,
    page("shop/ProductsPage", async () => (await import("../pages/shop/ProductsPage")).ProductsPage),
  ),
  route(
    "/product/:id",
    page("shop/ProductPage", async () => (await import("../pages/shop/ProductPage")).ProductPage),
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
