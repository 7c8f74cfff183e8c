import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { knownCustomer } from "../support/admin-api";
import { test } from "../support/admin-list";
import { closeToast, confirm, dismissAlert, storedToken } from "../support/alerts";
import { expectAccessible } from "../support/expect-accessible";
import { pay } from "../support/order-life-api";
import { navigateInApp, openPage } from "../support/open-page";
import { ask, openSession } from "../support/shop-api";
import { expect } from "../support/test";

/** The labels of the admin's menu: of the side bar, or of the bottom bar without its buttons. */
const menu = (page: Page) =>
  page.getByRole("navigation", { name: "Admin" }).getByRole("link").filter({ visible: true });

/** Opens the dialog of a user's permissions, which the page of the admin shows, and saves those. */
async function setPermissions(page: Page, email: string, ...permissions: string[]): Promise<void> {
  await page.getByRole("button", { name: "Permissions" }).click();
  const dialog = page.getByRole("dialog", { name: `Permissions of ${email}` });
  await expect(dialog.getByRole("checkbox")).not.toHaveCount(0);
  for (const box of await dialog.getByRole("checkbox").all()) await box.setChecked(false);
  for (const name of permissions) await dialog.getByRole("checkbox", { name }).check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await closeToast(page, `The permissions of ${email} were saved.`);
}

test.describe("a member of staff", () => {
  test.use({ expectedComplaints: [/403/] });

  test("gets permissions from an admin, sees only their pages, delivers an order, and loses them again", async ({
    page,
    request,
    openList,
    placeOwnOrder,
    signInAs,
    otherDesk,
    isMobile,
  }) => {
    const member = await knownCustomer(request);
    const [order, next] = [await placeOwnOrder(), await placeOwnOrder()];
    for (const { id, customer } of [order, next]) await pay(request, customer, [id]);

    await openList("/users", member.email);
    await openPage(otherDesk, `/users/${member.user.id}`);
    await setPermissions(otherDesk, member.email, "Read orders", "Write orders");
    const about = otherDesk.getByRole("main").locator("section").filter({ hasText: "About" });
    await expect(about).toContainText("Staff");
    await expect(about).toContainText("Read orders, Write orders");

    await signInAs(member);
    await openPage(page, "/dashboard");
    await expect(page.getByRole("heading", { name: "Best sellers" })).toBeVisible();
    await expect(menu(page)).toHaveText([/^Dashboard/, /^Orders/, ...(isMobile ? [] : [/^Returns/])]);
    await expectAccessible(page);

    await navigateInApp(page, `/manageOrder/${order.id}`);
    await page
      .getByRole("main")
      .getByRole("button", { name: /^delevered/ })
      .click();
    await confirm(page, /^Mark the order of .* as delivered\?$/, "delevered");
    await dismissAlert(page, "Success!", "Item Delevered Succesfuly");

    await navigateInApp(page, "/settings");
    await dismissAlert(page, "Error!", "You are trying to access Forbidden link");
    await expect(page).toHaveURL("/");

    await openPage(page, `/manageOrder/${next.id}`);
    const deliver = page.getByRole("main").getByRole("button", { name: /^delevered/ });
    await expect(deliver).toBeVisible();
    await setPermissions(otherDesk, member.email, "Read orders");
    await deliver.click();
    await confirm(page, /^Mark the order of .* as delivered\?$/, "delevered");
    await dismissAlert(page, "Error!", "You dont Have the permission");
    await expect(page.getByRole("status").getByText("Your permissions have changed")).toBeVisible();
    await expect(deliver).toBeHidden();
    await expect(page.getByRole("heading", { name: "Customer", exact: true })).toBeVisible();

    await setPermissions(otherDesk, member.email, "Read reviews");
    await navigateInApp(page, `/manageOrder/${order.id}`);
    await dismissAlert(page, "Error!", "You are trying to access Forbidden link");
    await expect(page).toHaveURL("/");
    await openPage(page, "/manageReviews");
    await expect(menu(page).filter({ hasText: "Orders" })).toHaveCount(0);

    await setPermissions(otherDesk, member.email);
    await expect(about).toContainText("Ordinary user");
    await navigateInApp(page, "/dashboard");
    await expect(page.getByRole("heading", { name: "What next?" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Admin" })).toHaveCount(0);
    await openPage(page, "/wishList");
    await expect(page.getByRole("heading", { level: 1, name: "Wish List" })).toBeVisible();
  });
});

test.describe("a former admin", () => {
  test.use({ expectedComplaints: [/403/] });

  test("stays signed in, reads that their permissions have changed, and has the menu of staff, then of a customer", async ({
    page,
    request,
    openList,
    signInAs,
    otherDesk,
    isMobile,
  }) => {
    const member = await knownCustomer(request);
    const { accessToken } = await openSession(request, admin);
    const makeAdmin = "mutation ($id: ID!) { makeAdmin(userId: $id) { id } }";
    await ask(request, makeAdmin, { id: member.user.id }, accessToken);
    await openList("/users", member.email);
    await openPage(otherDesk, `/users/${member.user.id}`);
    await signInAs(member);
    await openPage(page, "/settings");
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();

    await setPermissions(otherDesk, member.email, "Read orders");
    await navigateInApp(page, "/audit");
    await dismissAlert(page, "Error!", "You are trying to access Forbidden link");
    await expect(page.getByRole("status").getByText("Your permissions have changed")).toBeVisible();
    await expect(page).toHaveURL("/");
    await openPage(page, "/manageOrder");
    await expect(page.getByRole("heading", { level: 1, name: "Manage Orders" })).toBeVisible();
    await expect(menu(page)).toHaveText([/^Dashboard/, /^Orders/, ...(isMobile ? [] : [/^Returns/])]);

    await setPermissions(otherDesk, member.email);
    await page.getByRole("searchbox", { name: "Search" }).fill("spirit");
    await dismissAlert(page, "Error!", "You are trying to access Forbidden link");
    await expect(page).toHaveURL("/");
    await navigateInApp(page, "/dashboard");
    await expect(page.getByRole("heading", { name: "What next?" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Admin" })).toHaveCount(0);
    await navigateInApp(page, "/cart");
    await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
    expect(await storedToken(page)).not.toBeNull();
  });
});
