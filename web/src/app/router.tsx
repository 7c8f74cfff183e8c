import { useMemo } from "react";
import { matchRoutes, renderMatches, useLocation, type RouteObject } from "react-router-dom";
import { lazyPage, type LazyPage } from "../routing/lazy-page";
import { paths } from "../routing/paths";
import { admins } from "./admin-routes";
import { AdminsToDashboard } from "./AdminsToDashboard";
import { cart, customers } from "./customer-routes";
import { RequireAdmin } from "./RequireAdmin";
import { RequireSignIn } from "./RequireSignIn";
import { route } from "./route";

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
    paths.privacy,
    lazyPage(
      "content/privacy/PrivacyPage",
      async () => (await import("../pages/content/privacy/PrivacyPage")).PrivacyPage,
    ),
  ),
  route(
    paths.terms,
    lazyPage(
      "content/terms/TermsPage",
      async () => (await import("../pages/content/terms/TermsPage")).TermsPage,
    ),
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

const dashboard = route(
  paths.dashboard,
  lazyPage(
    "account/DashboardPage",
    async () => (await import("../pages/account/DashboardPage")).DashboardPage,
  ),
);

/** The admin's pages. */
const adminArea: RouteObject = { element: <RequireAdmin />, children: admins };

/** The site map (spec §2). Each page is a chunk of its own; a guard is a parent route. */
export const routes: RouteObject[] = [
  route(
    paths.home,
    lazyPage("shop/home/HomePage", async () => (await import("../pages/shop/home/HomePage")).HomePage),
  ),
  route(
    `${paths.products}/*`,
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
  route(
    paths.compare,
    lazyPage(
      "shop/compare/ComparePage",
      async () => (await import("../pages/shop/compare/ComparePage")).ComparePage,
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
  return routeAt(url)?.route.handle as LazyPage | undefined;
}

/** The route of a URL, with the parameters of its path. */
export const routeAt = (url: string) => matchPath(url.replace(/[?#].*$/, ""))?.at(-1);

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
