import { pagesOf, type Audience, type PageName } from "@shop/shared/pages";
import { useMemo } from "react";
import { matchRoutes, renderMatches, useLocation, type RouteObject } from "react-router-dom";
import { lazyPage, type LazyPage } from "../routing/lazy-page";
import { AdminsToDashboard, RequireAdmin, RequireSignIn } from "./guards";

const cart = lazyPage("shop/cart/CartPage", () => import("../pages/shop/cart/CartPage"));

/** The code of each page of `shared/src/pages.ts`: a chunk of its own. */
const codeOf: Record<PageName, LazyPage> = {
  home: lazyPage("shop/home/HomePage", () => import("../pages/shop/home/HomePage")),
  products: lazyPage("shop/products/ProductsPage", () => import("../pages/shop/products/ProductsPage")),
  compare: lazyPage("shop/compare/ComparePage", () => import("../pages/shop/compare/ComparePage")),
  product: lazyPage("shop/product/ProductPage", () => import("../pages/shop/product/ProductPage")),
  portfolio: lazyPage("content/PortfolioPage", () => import("../pages/content/PortfolioPage")),
  blog: lazyPage("content/BlogPage", () => import("../pages/content/BlogPage")),
  privacy: lazyPage("content/PrivacyPage", () => import("../pages/content/PrivacyPage")),
  terms: lazyPage("content/TermsPage", () => import("../pages/content/TermsPage")),
  login: lazyPage("identity/LoginPage", () => import("../pages/identity/LoginPage")),
  registration: lazyPage("identity/RegistrationPage", () => import("../pages/identity/RegistrationPage")),
  checkout: lazyPage("checkout/CheckoutPage", () => import("../pages/checkout/CheckoutPage")),
  cartOfVisitor: cart,
  cart: cart,
  paymentOfCart: lazyPage("checkout/CartShippingPage", () => import("../pages/checkout/CartShippingPage")),
  checkoutOfAll: lazyPage("checkout/CheckoutAllPage", () => import("../pages/checkout/CheckoutAllPage")),
  paymentReturn: lazyPage("checkout/PaymentReturnPage", () => import("../pages/checkout/PaymentReturnPage")),
  myOrder: lazyPage("account/orders/MyOrderPage", () => import("../pages/account/orders/MyOrderPage")),
  payment: lazyPage("checkout/ShippingPage", () => import("../pages/checkout/ShippingPage")),
  myOrders: lazyPage("account/orders/MyOrdersPage", () => import("../pages/account/orders/MyOrdersPage")),
  wishList: lazyPage("account/wishes/WishListPage", () => import("../pages/account/wishes/WishListPage")),
  addReview: lazyPage("account/AddReviewPage", () => import("../pages/account/AddReviewPage")),
  addProductReview: lazyPage(
    "account/AddProductReviewPage",
    () => import("../pages/account/AddProductReviewPage"),
  ),
  profile: lazyPage("account/ProfilePage", () => import("../pages/account/ProfilePage")),
  dashboard: lazyPage("account/DashboardPage", () => import("../pages/account/DashboardPage")),
  addItems: lazyPage("admin/items/AddItemsPage", () => import("../pages/admin/items/AddItemsPage")),
  users: lazyPage("admin/users/UsersPage", () => import("../pages/admin/users/UsersPage")),
  importItems: lazyPage("admin/items/ImportItemsPage", () => import("../pages/admin/items/ImportItemsPage")),
  manageItems: lazyPage("admin/items/ManageItemsPage", () => import("../pages/admin/items/ManageItemsPage")),
  editItem: lazyPage("admin/items/EditItemPage", () => import("../pages/admin/items/EditItemPage")),
  manageOrders: lazyPage(
    "admin/orders/ManageOrdersPage",
    () => import("../pages/admin/orders/ManageOrdersPage"),
  ),
  manageOrder: lazyPage(
    "admin/orders/ManageOrderPage",
    () => import("../pages/admin/orders/ManageOrderPage"),
  ),
  manageReviews: lazyPage("admin/ManageReviewsPage", () => import("../pages/admin/ManageReviewsPage")),
  audit: lazyPage("admin/audit/AuditPage", () => import("../pages/admin/audit/AuditPage")),
  categories: lazyPage(
    "admin/categories/tree/CategoriesPage",
    () => import("../pages/admin/categories/tree/CategoriesPage"),
  ),
  brands: lazyPage("admin/categories/BrandsPage", () => import("../pages/admin/categories/BrandsPage")),
  attributes: lazyPage(
    "admin/categories/AttributesPage",
    () => import("../pages/admin/categories/AttributesPage"),
  ),
  jobs: lazyPage("admin/JobsPage", () => import("../pages/admin/JobsPage")),
  apiKeys: lazyPage("admin/api-keys/ApiKeysPage", () => import("../pages/admin/api-keys/ApiKeysPage")),
  settings: lazyPage("admin/settings/SettingsPage", () => import("../pages/admin/settings/SettingsPage")),
  webhooks: lazyPage("admin/webhooks/WebhooksPage", () => import("../pages/admin/webhooks/WebhooksPage")),
  webhook: lazyPage("admin/webhooks/WebhookPage", () => import("../pages/admin/webhooks/WebhookPage")),
};

/** The route of a page, whose code can be preloaded. */
function route(path: string, page: LazyPage): RouteObject {
  const { Page } = page;
  return { path, element: <Page />, handle: page };
}

/** The routes of the pages for an audience; a category's address continues that of all products. */
const routesFor = (audience: Audience): RouteObject[] =>
  pagesOf(audience).map(([name, path]) => route(name === "products" ? `${path}/*` : path, codeOf[name]));

/** The admin's pages. */
const adminArea: RouteObject = { element: <RequireAdmin />, children: routesFor("admins") };

/** The routes of all pages. A guard is a parent route. */
export const routes: RouteObject[] = [
  ...routesFor("anybody"),
  { element: <AdminsToDashboard />, children: routesFor("visitors") },
  {
    element: <RequireSignIn />,
    children: [
      ...routesFor("signedIn"),
      { element: <AdminsToDashboard />, children: routesFor("customers") },
      adminArea,
    ],
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

/** Whether a URL is a page that only admins see; /dashboard, which customers have too, is not. */
export function isAdminPage(url: string): boolean {
  return matchPath(url.replace(/[?#].*$/, ""))?.some(({ route }) => route === adminArea) ?? false;
}

/** Renders the page of the current URL; suspends while its code is loading. */
export function Pages() {
  const { pathname } = useLocation();
  const matches = useMemo(() => matchPath(pathname), [pathname]);
  return renderMatches(matches);
}
