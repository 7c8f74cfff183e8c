import type { Page } from "@playwright/test";
import { admin } from "./accounts";
import { knownCustomer, pretendPaidOrders } from "./admin-api";
import { confirm, dismissAlert } from "./alerts";
import { openPage } from "./open-page";
import { expect, test } from "./test";

const rowOf = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email });
const listOf = (email: string) => `/users?search=${encodeURIComponent(email)}`;

test("all users are counted in the heading, and each has e-mail, ID and status", async ({
  page,
  request,
  signInAs,
}) => {
  const { email, user } = await knownCustomer(request);
  await signInAs(admin);
  await openPage(page, listOf(email));

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^All Users \(\d+\)$/);
  await expect(page.getByRole("columnheader")).toHaveText(["Email", "User's ID", "Status", "Actions"], {
    useInnerText: true,
  });
  await expect(rowOf(page, email).getByRole("cell")).toHaveText([
    email,
    user.id,
    /Ordinary user.*unverified/,
    /Make Admin.*Block/,
  ]);
});

test("an admin is made of a user, who then can't be made one again", async ({ page, request, signInAs }) => {
  const { email } = await knownCustomer(request);
  await signInAs(admin);
  await openPage(page, listOf(email));

  await rowOf(page, email).getByRole("button", { name: "Make Admin" }).click();
  await confirm(page, `Make ${email} an admin?`, "Make Admin");
  await dismissAlert(page, "Success!", "User Succesfully made admin");
  await expect(rowOf(page, email)).toContainText("Admin");
  await expect(rowOf(page, email).getByRole("button", { name: "Make Admin" })).toHaveCount(0);
});

test.describe("two admins at the same user", () => {
  test.use({ expectedComplaints: [/404/] });

  test("of whom one blocks and the other would make an admin, the second learns that they are gone", async ({
    page,
    request,
    browser,
    baseURL,
    signInAs,
  }) => {
    const { email } = await knownCustomer(request);
    await signInAs(admin);
    await openPage(page, listOf(email));
    const other = await browser.newContext({ baseURL, storageState: await page.context().storageState() });
    const desk = await other.newPage();
    await openPage(desk, listOf(email));
    await rowOf(desk, email).getByRole("button", { name: "Block" }).click();
    await confirm(desk, `Block ${email}?`, "Block");
    await dismissAlert(desk, "Success!", "User Deleted Succesfuly");
    await other.close();

    await rowOf(page, email).getByRole("button", { name: "Make Admin" }).click();
    await confirm(page, `Make ${email} an admin?`, "Make Admin");
    await dismissAlert(page, "Too late", "Somebody else has blocked them");
    await expect(rowOf(page, email)).toHaveCount(0);
  });
});

test("a user is blocked once that is confirmed, and is gone from the list without a reload", async ({
  page,
  request,
  signInAs,
}) => {
  const { email } = await knownCustomer(request);
  await signInAs(admin);
  await openPage(page, "/users");

  await rowOf(page, email).getByRole("button", { name: "Block" }).click();
  await confirm(page, `Block ${email}?`, "Block");
  await dismissAlert(page, "Success!", "User Deleted Succesfuly");
  await expect(rowOf(page, email)).toHaveCount(0);
});

test("oneself can't be blocked, nor whoever waits for what they paid for; both say why", async ({
  page,
  request,
  signInAs,
}) => {
  const { email } = await knownCustomer(request);
  await signInAs(admin);
  await openPage(page, listOf(admin.email));
  const own = rowOf(page, admin.email).getByRole("button", { name: "Block" });
  await expect(own).toBeDisabled();
  await expect(own).toHaveAccessibleDescription("This is you");

  await pretendPaidOrders(page);
  await openPage(page, listOf(email));
  const block = rowOf(page, email).getByRole("button", { name: "Block" });
  await expect(block).toBeDisabled();
  await expect(block).toHaveAccessibleDescription("Paid orders wait");
});

test("who was paid for meanwhile is not blocked, and the list says so", async ({
  page,
  request,
  signInAs,
}) => {
  const { email } = await knownCustomer(request);
  await signInAs(admin);
  await openPage(page, listOf(email));
  await page.route("/graphql", async (route) => {
    if (!route.request().postData()?.includes("mutation DeleteUser")) return route.fallback();
    await route.fulfill({ json: { data: { deleteUser: 0 } } });
  });
  await rowOf(page, email).getByRole("button", { name: "Block" }).click();
  await confirm(page, `Block ${email}?`, "Block");
  await dismissAlert(page, "Too late", "Nobody was blocked");
  await expect(rowOf(page, email)).toHaveCount(1);
});

test.describe("an action that is refused", () => {
  test.use({ expectedComplaints: [/403/] });

  test("is told as 'You dont Have the permission' where it is to make an admin, and one stays signed in", async ({
    page,
    request,
    signInAs,
  }) => {
    const { email } = await knownCustomer(request);
    await signInAs(admin);
    await openPage(page, listOf(email));
    await page.route("/graphql", async (route) => {
      if (!route.request().postData()?.includes("mutation MakeAdmin")) return route.fallback();
      const refusal = { message: "You are not allowed to do this.", extensions: { code: "FORBIDDEN" } };
      await route.fulfill({ json: { data: null, errors: [refusal] } });
    });
    await rowOf(page, email).getByRole("button", { name: "Make Admin" }).click();
    await confirm(page, `Make ${email} an admin?`, "Make Admin");
    await dismissAlert(page, "Error!", "You dont Have the permission");
    await expect(rowOf(page, email)).toContainText("Ordinary user");
  });
});

test("a blocked user is found among the blocked ones, and unblocked, and then is none of them", async ({
  page,
  request,
  signInAs,
}) => {
  const { email } = await knownCustomer(request);
  await signInAs(admin);
  await openPage(page, listOf(email));
  await rowOf(page, email).getByRole("button", { name: "Block" }).click();
  await confirm(page, `Block ${email}?`, "Block");
  await dismissAlert(page, "Success!", "User Deleted Succesfuly");
  await page.getByLabel("Show").selectOption("Blocked");
  const unblock = rowOf(page, email).getByRole("button", { name: "Unblock" });
  await expect(rowOf(page, email).getByRole("button")).toHaveCount(1);
  await unblock.click();
  await expect(rowOf(page, email)).toHaveCount(0);
  await page.getByLabel("Show").selectOption("Not blocked");
  await expect(rowOf(page, email).getByRole("button", { name: "Make Admin" })).toBeVisible();
});

test("to make an admin of somebody whose e-mail is not verified is warned of before it is done", async ({
  page,
  request,
  signInAs,
}) => {
  const { email } = await knownCustomer(request);
  await signInAs(admin);
  await openPage(page, listOf(email));
  await rowOf(page, email).getByRole("button", { name: "Make Admin" }).click();
  await expect(page.getByRole("alertdialog")).toContainText(`The e-mail ${email} is not verified`);
  await page.getByRole("button", { name: "Cancel" }).click();
});

test.describe("where admins must have verified their e-mail", () => {
  test("somebody who has not is made none, and the page says why", async ({ page, request, signInAs }) => {
    const { email } = await knownCustomer(request);
    await signInAs(admin);
    await openPage(page, listOf(email));
    await page.route("/graphql", async (route) => {
      if (!route.request().postData()?.includes("mutation MakeAdmin")) return route.fallback();
      const refusal = { message: "must verify", extensions: { code: "CONFLICT" } };
      await route.fulfill({ json: { data: null, errors: [refusal] } });
    });
    await rowOf(page, email).getByRole("button", { name: "Make Admin" }).click();
    await confirm(page, `Make ${email} an admin?`, "Make Admin");
    await dismissAlert(page, "Error!", "must verify the e-mail before becoming an admin");
    await expect(rowOf(page, email)).toContainText("Ordinary user");
  });
});
