import { join } from "node:path";
import type { Page } from "@playwright/test";
import { admin } from "../../../web/e2e/support/accounts";
import { topProduct } from "../../../web/e2e/support/shop-api";
import { test } from "../../../web/e2e/support/test";
import { takeScreenshot } from "./take-screenshot";

const readme = join(import.meta.dirname, "../../../docs/screenshots");
/** The README's screenshots of this shop, by page and project; its German one is of another shop. */
const shownInReadme = ["home-desktop-light"];

/** The public pages: name and URL, some for a product. */
const open: Record<string, (productId: string) => string> = {
  home: () => "/",
  products: () => "/products",
  category: () => "/products/watches/divers",
  filtered: () => "/products/tools?brand=brenmark&brand=stahlbrook&attribute.power-source=mains",
  search: () => "/products?search=drill",
  "nothing-found": () => "/products?search=nothing-like-it",
  product: (id) => `/product/${id}`,
  login: () => "/login",
  registration: () => "/registration",
  portfolio: () => "/portfolio",
  blog: () => "/blog",
  "not-found": () => "/nowhere",
};

test.use({ expectedComplaints: [/404/] });

for (const [name, address] of Object.entries(open))
  test(name, async ({ page, request }, { project }) => {
    const { id } = await topProduct(request);
    await page.goto(address(id), { waitUntil: "networkidle" });
    await screenshotForReadme(page, `${name}-${project.name}`);
    await takeScreenshot(page, name, project.name);
  });

test("a customer's pages", async ({ page, request, customer, signInAs }, { project }) => {
  const { id } = await topProduct(request);
  await signInAs(customer);
  const pages = {
    cart: "/cart",
    shipping: `/payment/${id}/1`,
    "my-orders-empty": `/myOrder/${customer.email}`,
    profile: "/profile",
    "add-review": "/addReview",
    "wish-list": "/wishList",
    dashboard: "/dashboard",
  };
  for (const [name, address] of Object.entries(pages)) {
    await page.goto(address, { waitUntil: "networkidle" });
    await takeScreenshot(page, name, project.name);
  }
});

test("an admin's pages", async ({ page, signInAs }, { project }) => {
  await signInAs(admin);
  await page.goto("/manageOrder", { waitUntil: "networkidle" });
  await takeScreenshot(page, "manage-orders", project.name);
});

async function screenshotForReadme(page: Page, name: string): Promise<void> {
  if (shownInReadme.includes(name))
    await page.screenshot({ path: join(readme, `${name}.png`), scale: "css" });
}
