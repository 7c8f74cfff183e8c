import { chooseFromMenu, rowOf, test } from "../support/admin-list";
import { closeToast } from "../support/alerts";
import { expectAccessible } from "../support/expect-accessible";
import { mailTo } from "../support/mails";
import { openPage } from "../support/open-page";
import { expect, variantAtDesk } from "../support/test";

const LINK = "https://www.dhl.com/global-en/home/tracking.html?submit=1&tracking-id=00340434161094042557";

test("an admin sends two lines of a cart in one parcel, and the customer follows it", async ({
  page,
  openList,
  placeOwnCart,
  signInAs,
}) => {
  const { orders, items, customer } = await placeOwnCart();
  await openList("/manageOrder", customer.email);
  const tabs = page.getByRole("navigation", { name: "Orders by state" });
  await expect(tabs.getByRole("link")).toHaveText([
    /^To send\d/,
    /^Unpaid\d/,
    /^Sent\d/,
    /^Delivered\d/,
    /^All\d/,
  ]);

  await test.step("the cart is a group with its sum, and each line has its own state", async () => {
    await expect(page.getByRole("rowheader")).toHaveText(/^Order \d{4}-\d{4} · .+ · [\d,.]+\$ in total$/);
    for (const { name } of items) await expect(rowOf(page, name)).toContainText("Not Paid");
    await expectAccessible(page);
  });

  await test.step("both are selected and sent with DHL", async () => {
    for (const { name } of items) await rowOf(page, name).getByRole("checkbox").check();
    await page.getByRole("region", { name: "Selected orders" }).getByRole("button", { name: "Send" }).click();
    const dialog = page.getByRole("dialog", { name: "Send 2 products in one parcel?" });
    await expect(dialog.getByRole("listitem")).toHaveCount(2);
    await dialog.getByLabel("Link").fill("javascript:alert(1)");
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(dialog.getByText("The link must begin with http:// or https://.")).toBeVisible();
    await dialog.getByLabel("Link").fill("");
    await dialog.getByLabel("Carrier").fill("dhl");
    await dialog.getByLabel("Tracking number").fill("00340434161094042557");
    await expect(dialog.getByRole("link", { name: LINK })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Send" }).click();
    await closeToast(page, "2 products sent");
    for (const { name } of items) await expect(rowOf(page, name)).toContainText("Sent, not paid");
  });

  await test.step("the tab has them, and the order's page says who carries it", async () => {
    await tabs.getByRole("link", { name: /^Sent/ }).click();
    await expect(page).toHaveURL(/show=sent/);
    await expect(tabs.getByRole("link", { name: /^Sent/ })).toHaveAttribute("aria-current", "page");
    for (const { name } of items) await expect(rowOf(page, name)).toBeVisible();
    await openPage(page, `/manageOrder/${orders[0]?.id}`);
    await expect(page.getByRole("button", { name: /^Send/ })).toHaveCount(0);
    await expect(page.getByRole("list", { name: "History" })).toContainText("dhl 00340434161094042557");
  });

  await test.step("the customer has one mail with the link, and reads the same on the order's page", async () => {
    const mail = await mailTo(customer.email, /on its way/);
    expect(mail.html).toContain(LINK.replaceAll("&", "&amp;"));
    for (const { name } of items) expect(mail.text).toContain(name);
    await signInAs(customer);
    await openPage(page, `/myOrder/${customer.email}/${orders[0]?.id}`);
    const history = page.getByRole("list", { name: "History" });
    await expect(history.getByRole("listitem")).toHaveText([/^Placed/, /^Sent/, /^Not paid yet/]);
    await expect(history.getByRole("link", { name: "Track the parcel" })).toHaveAttribute("href", LINK);
    await expectAccessible(page);
  });
});

test(
  "an admin corrects a wrong number, and the customer reads the right one",
  variantAtDesk,
  async ({ page, openList, placeOwnCart }) => {
    const { orders, customer } = await placeOwnCart();
    await openList("/manageOrder", customer.email);
    await openPage(page, `/manageOrder/${orders[0]?.id}`);
    await chooseFromMenu(page, /^Send/);
    const sending = page.getByRole("dialog", { name: "Send 2 products in one parcel?" });
    await sending.getByLabel("Carrier").fill("UPS");
    await sending.getByLabel("Tracking number").fill("1Z1");
    await sending.getByRole("button", { name: "Send" }).click();
    await closeToast(page, "2 products sent");

    await chooseFromMenu(page, "Correct tracking");
    const dialog = page.getByRole("dialog", { name: "Correct tracking?" });
    await expect(dialog.getByLabel("Carrier")).toHaveValue("UPS");
    await expect(dialog.getByLabel("Tracking link")).toHaveValue("");
    await dialog.getByLabel("Tracking number").fill("1Z2");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await closeToast(page, "Tracking corrected");
    await expect(page.getByRole("list", { name: "History" })).toContainText("The tracking is now: UPS 1Z2.");
    const mail = await mailTo(customer.email, /^New tracking number for your order /);
    expect(mail.text).toContain("1Z2");
  },
);
