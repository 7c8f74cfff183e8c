import type { RouteObject } from "react-router-dom";
import { lazyPage } from "../routing/lazy-page";
import { paths } from "../routing/paths";
import { route } from "./route";

/** The admin's pages. */
export const admins: RouteObject[] = [
  route(
    "/manageOrder/:id",
    lazyPage("admin/orders/order/ManageOrderPage", () => import("../pages/admin/orders/ManageOrderPage")),
  ),
  route(
    paths.jobs,
    lazyPage("admin/jobs/JobsPage", () => import("../pages/admin/JobsPage")),
  ),
  route(
    paths.apiKeys,
    lazyPage("admin/api-keys/ApiKeysPage", () => import("../pages/admin/api-keys/ApiKeysPage")),
  ),
  route(
    paths.webhooks,
    lazyPage("admin/webhooks/WebhooksPage", () => import("../pages/admin/webhooks/WebhooksPage")),
  ),
  route(
    "/webhooks/:id",
    lazyPage("admin/webhooks/one/WebhookPage", () => import("../pages/admin/webhooks/WebhookPage")),
  ),
  route(
    paths.addItems,
    lazyPage("admin/items/AddItemsPage", () => import("../pages/admin/items/AddItemsPage")),
  ),
  route(
    paths.users,
    lazyPage("admin/users/UsersPage", () => import("../pages/admin/users/UsersPage")),
  ),
  route(
    paths.importItems,
    lazyPage("admin/import/ImportItemsPage", () => import("../pages/admin/items/ImportItemsPage")),
  ),
  route(
    paths.manageItems,
    lazyPage("admin/items/ManageItemsPage", () => import("../pages/admin/items/ManageItemsPage")),
  ),
  route(
    "/manageItems/:id",
    lazyPage("admin/items/EditItemPage", () => import("../pages/admin/items/EditItemPage")),
  ),
  route(
    paths.manageOrders,
    lazyPage("admin/orders/ManageOrdersPage", () => import("../pages/admin/orders/ManageOrdersPage")),
  ),
  route(
    paths.manageReviews,
    lazyPage("admin/reviews/ManageReviewsPage", () => import("../pages/admin/ManageReviewsPage")),
  ),
  route(
    paths.categories,
    lazyPage(
      "admin/categories/tree/CategoriesPage",
      () => import("../pages/admin/categories/tree/CategoriesPage"),
    ),
  ),
  route(
    paths.brands,
    lazyPage("admin/categories/brands/BrandsPage", () => import("../pages/admin/categories/BrandsPage")),
  ),
  route(
    paths.attributes,
    lazyPage(
      "admin/categories/attributes/AttributesPage",
      () => import("../pages/admin/categories/AttributesPage"),
    ),
  ),
  route(
    paths.audit,
    lazyPage("admin/audit/AuditPage", () => import("../pages/admin/audit/AuditPage")),
  ),
];
