import { join } from "node:path";
import type { Page } from "@playwright/test";
import { cancel, deliver } from "../../../web/e2e/support/admin-api";
import { alterAnswers } from "../../../web/e2e/support/intercepted-answers";
import { openPage } from "../../../web/e2e/support/open-page";
import { placeCart } from "../../../web/e2e/support/order-life-api";
import { placeOrder, productsInStock } from "../../../web/e2e/support/shop-api";
import { test } from "../../../web/e2e/support/test";
import { takeScreenshot } from "./take-screenshot";

test.use({ expectedComplaints: [/./] });

const at = (hours: number) => new Date(Date.UTC(2026, 10, 20, 9 + hours, 30)).toISOString();

/** As though the order had been bought in a cart of three, paid, delivered and refunded. */
async function pretendWholeLife(page: Page): Promise<void> {
  await alterAnswers<{ order: object }>(page, "MyOrder", ({ order }) => ({
    order: {
      ...order,
      status: "REFUNDED",
      paidAt: at(1),
      deliveredAt: at(30),
      refundedAt: at(60),
      canPay: false,
      canCancel: false,
      events: [
        { at: at(0), status: "PLACED", by: "customer", note: null },
        { at: at(1), status: "PAID", by: "payment", note: null },
        { at: at(30), status: "DELIVERED", by: "shop", note: null },
        { at: at(60), status: "REFUNDED", by: "shop", note: "Arrived damaged; the carrier was informed." },
      ].map((event) => ({ __typename: "OrderEvent", ...event })),
    },
  }));
}

test("a customer's orders", async ({ page, request, shopper }, { project }) => {
  const orders = `/myOrder/${encodeURIComponent(shopper.email)}`;
  const shot = (name: string) => takeScreenshot(page, name, project.name);
  await openPage(page, `${orders}?show=past`);
  await page.getByText("No past orders yet.").waitFor();
  await shot("past-orders-empty");
  const ids: string[] = [];
  for (const { id } of (await productsInStock(request)).slice(12, 17))
    ids.push(await placeOrder(request, shopper, id, 2));
  await cancel(request, ids[0] ?? "");
  await deliver(request, ids[1] ?? "");
  await openPage(page, orders);
  await page.getByRole("link", { name: "Pay all" }).waitFor();
  await shot("orders-open");
  await openPage(page, `${orders}?show=past`);
  await page
    .getByRole("button", { name: /^Buy again/ })
    .first()
    .waitFor();
  await shot("orders-past");
  await openPage(page, `${orders}/${ids[2]}`);
  await page.getByRole("heading", { name: /^Order \d/ }).waitFor();
  await shot("order");
  const cart = (await productsInStock(request)).slice(17, 20).map(({ id }) => id);
  const [together] = await placeCart(request, shopper, cart);
  await openPage(page, `${orders}/${together}`);
  await page.getByText("3 products in total").waitFor();
  await shot("order-of-cart");
  await openPage(page, `${orders}/${ids[2]}`);
  await page.getByRole("heading", { name: /^Order \d/ }).waitFor();
  await pretendWholeLife(page);
  await page.reload();
  await page.getByText("Arrived damaged").waitFor();
  await shot("order-refunded");
  await page.emulateMedia({ media: "print" });
  await page.screenshot({ path: join(import.meta.dirname, "images", `receipt-${project.name}.png`) });
  if (project.name === "desktop-light")
    await page.pdf({ path: join(import.meta.dirname, "images", "receipt.pdf"), format: "A4" });
  await page.unroute("/graphql*");
  await page.emulateMedia({ media: "screen" });
  await openPage(page, `${orders}/nothing`);
  await page.getByText("We couldn't find this order").waitFor();
  await shot("order-unknown");
  await openPage(page, "/dashboard");
  await page.getByRole("heading", { name: "Recent orders" }).waitFor();
  await shot("dashboard-customer");
});
