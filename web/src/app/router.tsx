import { useMemo, useEffect, useState } from "react";
import {
  matchRoutes,
  renderMatches,
  useLocation,
  type RouteObject,
  Navigate,
  Outlet,
  useNavigate,
} from "react-router-dom";
import { lazyPage, type LazyPage } from "../routing/lazy-page";
import { paths } from "../routing/paths";
import { admins } from "./admin-routes";
import { cart, customers } from "./customer-routes";
import { route } from "./route";
import { useSession, useViewer } from "../features/session/SessionProvider";
import { layoutTexts } from "../messages/layout";
import { useAlert } from "../ui/dialog/AlertProvider";
import { alertTexts } from "../messages/alerts";
import { Loading } from "../ui/feedback/states";
import { useHydrated } from "../ui/browser/use-hydrated";

/**
 * A guard: signed-in viewers see its child routes. Others go to /login, which leads them back afterwards (spec §2).
 * Who is signed out while inside, by themselves or by the server, goes to / (D-16); who signed out everywhere goes to /login.
 */
function RequireSignIn() {
  const { status, viewer, refused, everywhere } = useSession();
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const [toHome, setToHome] = useState(false); // after signing out: to / instead of /login
  if ((viewer || refused) && !toHome) setToHome(true);

  if (!hydrated || status === "loading") return <Loading page what={layoutTexts.loadingAccount} />;
  // Keyed by viewer, so that the next one sees nothing that this one typed or loaded.
  if (viewer) return <Outlet key={viewer.id} />;
  if (toHome && !everywhere) return <Navigate to={paths.home} replace />;
  return <Navigate to={paths.login} replace state={{ from: pathname + search }} />;
}

/** A guard: admins see its child routes, anyone else gets the Forbidden alert and goes to / (D-07). Use inside RequireSignIn. */
function RequireAdmin() {
  const admin = useViewer().role === "ADMIN";
  const alert = useAlert();
  const navigate = useNavigate();

  useEffect(() => {
    if (admin) return;
    void navigate(paths.home, { replace: true });
    void alert(alertTexts.forbidden);
  }, [admin, alert, navigate]);

  return admin ? <Outlet /> : <Loading page what={layoutTexts.loadingPage} />;
}

/** A guard around the pages of customers: leads admins, who have no cart and no orders (spec §6), to /dashboard (D-26). */
function AdminsToDashboard() {
  const admin = useSession().viewer?.role === "ADMIN";
  return admin ? <Navigate to={paths.dashboard} replace /> : <Outlet />;
}

const open: RouteObject[] = [
  route(
    paths.portfolio,
    lazyPage("content/PortfolioPage", () => import("../pages/content/PortfolioPage")),
  ),
  route(
    paths.blog,
    lazyPage("content/BlogPage", () => import("../pages/content/BlogPage")),
  ),
  route(
    paths.privacy,
    lazyPage("content/privacy/PrivacyPage", () => import("../pages/content/PrivacyPage")),
  ),
  route(
    paths.terms,
    lazyPage("content/terms/TermsPage", () => import("../pages/content/TermsPage")),
  ),
  route(
    "/login",
    lazyPage("identity/LoginPage", () => import("../pages/identity/LoginPage")),
  ),
  route(
    "/registration",
    lazyPage("identity/RegistrationPage", () => import("../pages/identity/RegistrationPage")),
  ),
  route(
    "/checkout/:id/:qty",
    lazyPage("checkout/CheckoutPage", () => import("../pages/checkout/CheckoutPage")),
  ),
];

const dashboard = route(
  paths.dashboard,
  lazyPage("account/DashboardPage", () => import("../pages/account/DashboardPage")),
);

/** The admin's pages. */
const adminArea: RouteObject = { element: <RequireAdmin />, children: admins };

/** The site map (spec §2). Each page is a chunk of its own; a guard is a parent route. */
export const routes: RouteObject[] = [
  route(
    paths.home,
    lazyPage("shop/home/HomePage", () => import("../pages/shop/home/HomePage")),
  ),
  route(
    `${paths.products}/*`,
    lazyPage("shop/products/ProductsPage", () => import("../pages/shop/products/ProductsPage")),
  ),
  route(
    "/product/:id",
    lazyPage("shop/product/ProductPage", () => import("../pages/shop/product/ProductPage")),
  ),
  route(
    paths.compare,
    lazyPage("shop/compare/ComparePage", () => import("../pages/shop/compare/ComparePage")),
  ),
  ...open,
  { element: <AdminsToDashboard />, children: [route("/cart/:id", cart)] },
  {
    element: <RequireSignIn />,
    children: [dashboard, { element: <AdminsToDashboard />, children: customers }, adminArea],
  },
  route(
    "*",
    lazyPage("content/NotFoundPage", () => import("../pages/content/NotFoundPage")),
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
