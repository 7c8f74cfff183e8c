import { useMemo } from "react";
import { matchRoutes, renderMatches, useLocation, type RouteObject } from "react-router-dom";
import { lazyPage, type LazyPage } from "../routing/lazy-page";
import { paths } from "../routing/paths";
import { AdminsToDashboard } from "./AdminsToDashboard";
import { RequireAdmin } from "./RequireAdmin";
import { RequireSignIn } from "./RequireSignIn";

function route(path: string, lazyPage: LazyPage): RouteObject {
  const { Page } = lazyPage;
  return { path, element: <Page />, handle: lazyPage };
}

const open: RouteObject[] = [
  route(
    paths.portfolio,
    lazyPage(
      "content/PortfolioPage",
      async () => (await import("../pages/content/PortfolioPage")).PortfolioPage,
    ),
  ),
  route(
    paths.blog,
    lazyPage("content/BlogPage", async () => (await import("../pages/content/BlogPage")).BlogPage),
  ),
  route(
    "/login",
    lazyPage("identity/LoginPage", async () => (await import("../pages/identity/LoginPage")).LoginPage),
  ),
  route(
    "/registration",
    lazyPage(
      "identity/RegistrationPage",
      async () => (await import("../pages/identity/RegistrationPage")).RegistrationPage,
    ),
  ),
  route(
    "/checkout/:id/:qty",
    lazyPage(
      "checkout/CheckoutPage",
      async () => (await import("../pages/checkout/CheckoutPage")).CheckoutPage,
    ),
  ),
];

const cart = lazyPage(
  "shop/cart/CartPage",
  async () => (await import("../pages/shop/cart/CartPage")).CartPage,
);

const customers: RouteObject[] = [
  route(paths.cart, cart),
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
      "account/MyOrdersPage",
      async () => (await import("../pages/account/MyOrdersPage")).MyOrdersPage,
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

const dashboard = route(
  paths.dashboard,
  lazyPage(
    "account/DashboardPage",
    async () => (await import("../pages/account/DashboardPage")).DashboardPage,
  ),
);

const admins: RouteObject[] = [
  route(
    paths.addItems,
    lazyPage(
      "admin/items/AddItemsPage",
      async () => (await import("../pages/admin/items/AddItemsPage")).AddItemsPage,
    ),
  ),
  route(
    paths.users,
    lazyPage("admin/users/UsersPage", async () => (await import("../pages/admin/users/UsersPage")).UsersPage),
  ),
  route(
    paths.importItems,
    lazyPage(
      "admin/import/ImportItemsPage",
      async () => (await import("../pages/admin/import/ImportItemsPage")).ImportItemsPage,
    ),
  ),
  route(
    paths.manageItems,
    lazyPage(
      "admin/items/ManageItemsPage",
      async () => (await import("../pages/admin/items/ManageItemsPage")).ManageItemsPage,
    ),
  ),
  route(
    "/manageItems/:id",
    lazyPage(
      "admin/items/EditItemPage",
      async () => (await import("../pages/admin/items/EditItemPage")).EditItemPage,
    ),
  ),
  route(
    paths.manageOrders,
    lazyPage(
      "admin/orders/ManageOrdersPage",
      async () => (await import("../pages/admin/orders/ManageOrdersPage")).ManageOrdersPage,
    ),
  ),
  route(
    paths.manageReviews,
    lazyPage(
      "admin/reviews/ManageReviewsPage",
      async () => (await import("../pages/admin/reviews/ManageReviewsPage")).ManageReviewsPage,
    ),
  ),
  route(
    paths.audit,
    lazyPage("admin/audit/AuditPage", async () => (await import("../pages/admin/audit/AuditPage")).AuditPage),
  ),
];

/** The admin's pages. */
const adminArea: RouteObject = { element: <RequireAdmin />, children: admins };

/** The site map (spec §2). Each page is a chunk of its own; a guard is a parent route. */
export const routes: RouteObject[] = [
  route(
    paths.home,
    lazyPage("shop/home/HomePage", async () => (await import("../pages/shop/home/HomePage")).HomePage),
  ),
  route(
    paths.products,
    lazyPage(
      "shop/products/ProductsPage",
      async () => (await import("../pages/shop/products/ProductsPage")).ProductsPage,
    ),
  ),
  route(
    "/product/:id",
    lazyPage(
      "shop/product/ProductPage",
      async () => (await import("../pages/shop/product/ProductPage")).ProductPage,
    ),
  ),
  ...open,
  { element: <AdminsToDashboard />, children: [route("/cart/:id", cart)] },
  {
    element: <RequireSignIn />,
    children: [dashboard, { element: <AdminsToDashboard />, children: customers }, adminArea],
  },
  route(
    "*",
    lazyPage(
      "content/NotFoundPage",
      async () => (await import("../pages/content/NotFoundPage")).NotFoundPage,
    ),
  ),
];

/** React Router matches no path that contains a line break, not even by `*`: this one stands in for it. */
const NO_PAGE = "/no-page";

const matchPath = (pathname: string) => matchRoutes(routes, pathname) ?? matchRoutes(routes, NO_PAGE);

/** The page of a URL, whose code can be preloaded. */
export function pageAt(url: string): LazyPage | undefined {
  return matchPath(url.replace(/[?#].*$/, ""))?.at(-1)?.route.handle as LazyPage | undefined;
}

/** Whether a URL is a page that only admins see; /dashboard, which customers have too, is none. */
export function isAdminPage(url: string): boolean {
  return matchPath(url.replace(/[?#].*$/, ""))?.some(({ route }) => route === adminArea) ?? false;
}

/** Renders the page of the current URL; suspends while its code is loading. */
export function Pages() {
  const { pathname } = useLocation();
  const matches = useMemo(() => matchPath(pathname), [pathname]);
  return renderMatches(matches);
}
