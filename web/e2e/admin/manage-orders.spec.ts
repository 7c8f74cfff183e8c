import { listOf, rowOf, test } from "../support/admin-list";
import { confirm, dismissAlert } from "../support/alerts";
import { openPage } from "../support/open-page";
import { orderNow } from "../support/shop-api";
import { expect, variantAtDesk } from "../support/test";

test("a row shows its number, when it was placed, who ordered, what, how many, for how much, and its state; it leads to the order, and back to the same list", async ({
  page,
  request,
  openList,
  placeOwnOrder,
}) => {
  const { id, item, customer } = await placeOwnOrder(2);
  const { number } = await orderNow(request, customer, id);
  await openList("/manageOrder", item.name);

  await expect(page.getByRole("columnheader").filter({ hasText: /./ })).toHaveText(
    ["Select all on this page", "Order", "User Name", "Item Name", "Quantity", "Total", "Status", "Actions"],
    { useInnerText: true },
  );
  const cells = rowOf(page, item.name).getByRole("cell").filter({ hasText: /./ });
  await expect(cells).toHaveText([
    new RegExp(`^${number}\\s*\\w{3} \\d+, \\d{4}, \\d+:\\d+ [AP]M UTC$`),
    customer.name,
    item.name,
    "2",
    "39.00$",
    "Not Paid",
    /delevered/,
  ]);

  const list = page.url();
  await rowOf(page, item.name).getByRole("link", { name: number }).click();
  await expect(page).toHaveURL(`/manageOrder/${id}`);
  await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeFocused();
  await page.getByRole("link", { name: "All orders" }).click();
  await expect(page).toHaveURL(list);
  await page.goto(`/manageOrder?search=qxzqxz&order=${id}`); // the old form of links to an order
  await expect(page).toHaveURL(`/manageOrder/${id}`);
});

test(
  "of two admins who deliver the same order, the second learns that it is done",
  variantAtDesk,
  async ({ page, openList, otherDesk, placeOwnOrder }) => {
    const { item, customer } = await placeOwnOrder();
    await openList("/manageOrder", item.name);
    await openPage(otherDesk, listOf("/manageOrder", item.name));

    for (const desk of [otherDesk, page]) {
      await rowOf(desk, item.name).getByRole("button", { name: "delevered" }).click();
      await confirm(desk, `Mark the order of ${customer.name} as delivered?`, "delevered");
      const [title, words] =
        desk === otherDesk
          ? ["Success!", "Item Delevered Succesfuly"]
          : ["Too late", "Someone else has already"];
      await dismissAlert(desk, title, words);
      await expect(rowOf(desk, item.name)).toHaveCount(0);
    }
  },
);
