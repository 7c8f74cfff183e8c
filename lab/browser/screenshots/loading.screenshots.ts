import { admin } from "../../../web/e2e/support/accounts";
import { openPage } from "../../../web/e2e/support/open-page";
import { productsInStock } from "../../../web/e2e/support/shop-api";
import { test } from "../../../web/e2e/support/test";
import { takeScreenshot } from "./take-screenshot";

test.use({ expectedComplaints: [/./] });

test("a customer's pages while they load", async ({ page, request, shopper }, { project }) => {
  const [product] = await productsInStock(request);
  const pages = {
    shipping: `/payment/${product?.id}/1`,
    "my-orders": `/myOrder/${encodeURIComponent(shopper.email)}`,
    dashboard: "/dashboard",
    profile: "/profile",
  };
  await page.route(/graphql|firebase-identity/, () => new Promise(() => {})); // no answer ever
  for (const [name, address] of Object.entries(pages)) {
    await openPage(page, address);
    await takeScreenshot(page, `loading-${name}`, project.name);
  }
});

test("an admin's pages while they load", async ({ page, request, signInAs }, { project }) => {
  const [product] = await productsInStock(request);
  const pages = {
    "edit-item": `/manageItems/${product?.id}`,
    items: "/manageItems",
    users: "/users",
    orders: "/manageOrder",
    reviews: "/manageReviews",
    audit: "/audit",
  };
  await signInAs(admin);
  await page.route("/graphql*", () => new Promise(() => {}));
  for (const [name, address] of Object.entries(pages)) {
    await openPage(page, address);
    await takeScreenshot(page, `loading-${name}`, project.name);
  }
});
