import { pagesOf, type Audience, type PageName } from "@shop/shared/pages";
import { lazy } from "react";
import { matchRoutes, renderMatches, useLocation, type RouteMatch, type RouteObject } from "react-router-dom";
import { lazyPage, type FindPage, type LazyPage } from "../ui/browser/page-loading";
import { AdminsToDashboard, RequireSignIn } from "./guards";

const cart = lazyPage("CartPage", () => import("../pages/shop/cart/CartPage"));

/** The code of each page of `shared/src/pages.ts`, each in a separate chunk. */
const codeOf: Record<PageName, LazyPage> = {
  home: lazyPage("HomePage", () => import("../pages/shop/home/HomePage")),
  products: lazyPage("ProductsPage", () => import("../pages/shop/products/ProductsPage")),
  collection: lazyPage("CollectionPage", () => import("../pages/shop/products/CollectionPage")),
  compare: lazyPage("ComparePage", () => import("../pages/shop/compare/ComparePage")),
  product: lazyPage("ProductPage", () => import("../pages/shop/product/ProductPage")),
  portfolio: lazyPage("PortfolioPage", () => import("../pages/content/PortfolioPage")),
  blog: lazyPage("BlogPage", () => import("../pages/content/BlogPage")),
  contact: lazyPage("ContactPage", () => import("../pages/content/ContactPage")),
  privacy: lazyPage("PrivacyPage", () => import("../pages/content/PrivacyPage")),
  terms: lazyPage("TermsPage", () => import("../pages/content/TermsPage")),
  login: lazyPage("LoginPage", () => import("../pages/identity/LoginPage")),
  registration: lazyPage("RegistrationPage", () => import("../pages/identity/RegistrationPage")),
  checkout: lazyPage("CheckoutPage", () => import("../pages/checkout/CheckoutPage")),
  cartOfVisitor: cart,
  cart: cart,
  paymentOfCart: lazyPage("CartShippingPage", () => import("../pages/checkout/CartShippingPage")),
  checkoutOfAll: lazyPage("CheckoutAllPage", () => import("../pages/checkout/CheckoutAllPage")),
  paymentReturn: lazyPage("PaymentReturnPage", () => import("../pages/checkout/PaymentReturnPage")),
  myOrder: lazyPage("MyOrderPage", () => import("../pages/account/orders/MyOrderPage")),
  payment: lazyPage("ShippingPage", () => import("../pages/checkout/ShippingPage")),
  myOrders: lazyPage("MyOrdersPage", () => import("../pages/account/orders/MyOrdersPage")),
  wishList: lazyPage("WishListPage", () => import("../pages/account/wishes/WishListPage")),
  addReview: lazyPage("AddReviewPage", () => import("../pages/account/AddReviewPage")),
  addProductReview: lazyPage("AddProductReviewPage", () => import("../pages/account/AddProductReviewPage")),
  profile: lazyPage("ProfilePage", () => import("../pages/account/ProfilePage")),
  dashboard: lazyPage("DashboardPage", () => import("../pages/account/DashboardPage")),
  addItems: lazyPage("AddItemsPage", () => import("../pages/admin/items/AddItemsPage")),
  users: lazyPage("UsersPage", () => import("../pages/admin/users/UsersPage")),
  user: lazyPage("UserPage", () => import("../pages/admin/UserPage")),
  importItems: lazyPage("ImportItemsPage", () => import("../pages/admin/items/ImportItemsPage")),
  groups: lazyPage("GroupsPage", () => import("../pages/admin/groups/GroupsPage")),
  group: lazyPage("GroupPage", () => import("../pages/admin/groups/GroupPage")),
  manageItems: lazyPage("ManageItemsPage", () => import("../pages/admin/items/ManageItemsPage")),
  editItem: lazyPage("EditItemPage", () => import("../pages/admin/items/EditItemPage")),
  newOrder: lazyPage("NewOrderPage", () => import("../pages/admin/orders/NewOrderPage")),
  manageOrders: lazyPage("ManageOrdersPage", () => import("../pages/admin/orders/ManageOrdersPage")),
  manageOrder: lazyPage("ManageOrderPage", () => import("../pages/admin/orders/ManageOrderPage")),
  returns: lazyPage("ReturnsPage", () => import("../pages/admin/returns/ReturnsPage")),
  return: lazyPage("ReturnPage", () => import("../pages/admin/returns/ReturnPage")),
  manageReviews: lazyPage("ManageReviewsPage", () => import("../pages/admin/reviews/ManageReviewsPage")),
  audit: lazyPage("AuditPage", () => import("../pages/admin/audit/AuditPage")),
  categories: lazyPage("CategoriesPage", () => import("../pages/admin/categories/tree/CategoriesPage")),
  brands: lazyPage("BrandsPage", () => import("../pages/admin/categories/BrandsPage")),
  attributes: lazyPage("AttributesPage", () => import("../pages/admin/categories/AttributesPage")),
  manageCollections: lazyPage(
    "ManageCollectionsPage",
    () => import("../pages/admin/collections/ManageCollectionsPage"),
  ),
  manageCollection: lazyPage(
    "ManageCollectionPage",
    () => import("../pages/admin/collections/ManageCollectionPage"),
  ),
  jobs: lazyPage("JobsPage", () => import("../pages/admin/JobsPage")),
  giftCards: lazyPage("GiftCardsPage", () => import("../pages/admin/gift-cards/GiftCardsPage")),
  apiKeys: lazyPage("ApiKeysPage", () => import("../pages/admin/api-keys/ApiKeysPage")),
  settings: lazyPage("SettingsPage", () => import("../pages/admin/settings/SettingsPage")),
  webhooks: lazyPage("WebhooksPage", () => import("../pages/admin/webhooks/WebhooksPage")),
  webhook: lazyPage("WebhookPage", () => import("../pages/admin/webhooks/WebhookPage")),
};

/** The route of a page; its code can be preloaded. */
function route(path: string, page: LazyPage): RouteObject {
  const { Page } = page;
  return { path, element: <Page />, handle: page };
}

/** What may follow the path of a page: a category's path that of all products, and words that of a product. */
const endings: Partial<Record<PageName, string>> = { products: "/*", product: "/:words?" };

const routesFor = (audience: Audience): RouteObject[] =>
  pagesOf(audience).map(([name, path]) => route(path + (endings[name] ?? ""), codeOf[name]));

/** With the pages' permissions, which only admins and staff load. */
const RequireStaff = lazy(() =>
  import("./admin/RequireStaff").then((file) => ({ default: file.RequireStaff })),
);

/** The pages of admins and staff. */
const adminArea: RouteObject = { element: <RequireStaff />, children: routesFor("admins") };

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
    lazyPage("NotFoundPage", () => import("../pages/content/NotFoundPage")),
  ),
];

/** React Router matches no path with a line break, not even by `*`; this path replaces it. */
const NO_PAGE = "/no-page";

/** The maximum number of cached paths. */
const MAX_REMEMBERED = 1_000;

const remembered = new Map<string, RouteMatch[] | null>();

/**
 * The routes of a path. Cached, because a page asks several times, and React Router ranks all routes each time, which takes
 * longer than the rest of a page from the cache.
 */
function matchPath(pathname: string): RouteMatch[] | null {
  const known = remembered.get(pathname);
  if (known !== undefined) return known;
  const matches = matchRoutes(routes, pathname) ?? matchRoutes(routes, NO_PAGE);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(pathname, matches);
  return matches;
}

/** The page of a URL, with the parameters of its path. */
export const findPage: FindPage = (url) => {
  const match = routeAt(url);
  return match && { page: match.route.handle as LazyPage, params: match.params };
};

/** The page of a URL; its code can be preloaded. */
export const pageAt = (url: string): LazyPage | undefined => findPage(url)?.page;

/** The route of a URL, with the parameters of its path. */
export const routeAt = (url: string) => matchPath(url.replace(/[?#].*$/, ""))?.at(-1);

/** Whether a URL is a page for admins and staff only; /dashboard is not, because customers have it too. */
export function isAdminPage(url: string): boolean {
  return matchPath(url.replace(/[?#].*$/, ""))?.some(({ route }) => route === adminArea) ?? false;
}

/** Renders the page of the current URL; suspends while its code is loading. */
export function Pages() {
  const { pathname } = useLocation();
  return renderMatches(matchPath(pathname));
}
