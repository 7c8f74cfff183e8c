import type { RouteObject } from "react-router-dom";
import { lazyPage } from "../routing/lazy-page";
import { paths } from "../routing/paths";
import { route } from "./route";

/** The admin's pages. */
export const admins: RouteObject[] = [
  route(
    "/manageOrder/:id",
    lazyPage(
      "admin/orders/order/ManageOrderPage",
      async () => (await import("../pages/admin/orders/order/ManageOrderPage")).ManageOrderPage,
    ),
  ),
  route(
    paths.jobs,
    lazyPage("admin/jobs/JobsPage", async () => (await import("../pages/admin/jobs/JobsPage")).JobsPage),
  ),
  route(
    paths.apiKeys,
    lazyPage(
      "admin/api-keys/ApiKeysPage",
      async () => (await import("../pages/admin/api-keys/ApiKeysPage")).ApiKeysPage,
    ),
  ),
  route(
    paths.webhooks,
    lazyPage(
      "admin/webhooks/WebhooksPage",
      async () => (await import("../pages/admin/webhooks/WebhooksPage")).WebhooksPage,
    ),
  ),
  route(
    "/webhooks/:id",
    lazyPage(
      "admin/webhooks/one/WebhookPage",
      async () => (await import("../pages/admin/webhooks/one/WebhookPage")).WebhookPage,
    ),
  ),
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
    paths.categories,
    lazyPage(
      "admin/categories/tree/CategoriesPage",
      async () => (await import("../pages/admin/categories/tree/CategoriesPage")).CategoriesPage,
    ),
  ),
  route(
    paths.brands,
    lazyPage(
      "admin/categories/brands/BrandsPage",
      async () => (await import("../pages/admin/categories/brands/BrandsPage")).BrandsPage,
    ),
  ),
  route(
    paths.attributes,
    lazyPage(
      "admin/categories/attributes/AttributesPage",
      async () => (await import("../pages/admin/categories/attributes/AttributesPage")).AttributesPage,
    ),
  ),
  route(
    paths.audit,
    lazyPage("admin/audit/AuditPage", async () => (await import("../pages/admin/audit/AuditPage")).AuditPage),
  ),
];
