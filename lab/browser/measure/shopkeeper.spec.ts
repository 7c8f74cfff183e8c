import type { Page } from "@playwright/test";
import { admin } from "../../../web/e2e/support/accounts";
import { someImage } from "../../../web/e2e/support/admin-api";
import { openSession } from "../../../web/e2e/support/shop-api";
import { expect, test } from "../../../web/e2e/support/test";
import { measureInteractions } from "./interaction";
import { isShort, screens, TYPING_MS } from "./slow-phone";

const PRODUCTS = isShort ? 100 : 10_000;

test.use(screens.phone);

/** Adds products to the shop. The other files run before and measure the demo's products only. */
test.beforeAll(async ({ request }) => {
  const { accessToken } = await openSession(request, admin);
  const image = await someImage(request);
  const rows = Array.from({ length: PRODUCTS }, (_, n) => `Spare part ${n},A part.,9.5,${image},4,5`);
  const answer = await request.post("/imports/products", {
    headers: { authorization: `Bearer ${accessToken}`, "content-type": "text/csv" },
    data: ["name,description,price,image,rating,countInStock", ...rows].join("\n"),
  });
  expect(await answer.json()).toMatchObject({ rows: PRODUCTS }); // after a failure, a retry starts with a new shop
});

const link = (name: string) => (page: Page) => page.getByRole("link", { name, exact: true }).first().tap();

measureInteractions([
  { name: "dashboard, 90 days", address: "/dashboard", as: "admin", act: link("90 days") },
  { name: "items, Next", address: "/manageItems", as: "admin", act: link("Next") },
  {
    name: "items, select all of a page",
    address: "/manageItems",
    as: "admin",
    act: (page) => page.getByRole("checkbox", { name: "Select all on this page" }).tap(),
  },
  {
    name: "items, typing in the search",
    address: "/manageItems",
    as: "admin",
    act: (page) => page.getByRole("searchbox").pressSequentially("spare", { delay: TYPING_MS }),
  },
]);
