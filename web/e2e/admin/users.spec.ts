import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { knownCustomer, pretendPaidOrders } from "../support/admin-api";
import { listOf, rowOf, test as base } from "../support/admin-list";
import { confirm, dismissAlert } from "../support/alerts";
import { answerInstead, refuse } from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { atDesk, expect, variantAtDesk, type Shopper } from "../support/test";

const test = base.extend<{
  /** A customer in the list of users, which an admin has opened. */
  listed: Shopper;
}>({
  listed: async ({ request, openList }, provide) => {
    const customer = await knownCustomer(request);
    await openList("/users", customer.email);
    await provide(customer);
  },
});

async function makeAdmin(page: Page, email: string): Promise<void> {
  await rowOf(page, email).getByRole("button", { name: "Make Admin" }).click();
  await confirm(page, `Make ${email} an admin?`, "Make Admin");
}

async function block(page: Page, email: string): Promise<void> {
  await rowOf(page, email).getByRole("button", { name: "Block" }).click();
  await confirm(page, `Block ${email}?`, "Block");
}

test("all users are counted in the heading, and each has name, email, ID and status", async ({
  page,
  listed: { name, email, user },
}) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^All Users \(\d+\)$/);
  await expect(page.getByRole("columnheader")).toHaveText(
    ["Name", "Email", "User's ID", "Status", "Actions"],
    {
      useInnerText: true,
    },
  );
  await expect(rowOf(page, email).getByRole("cell")).toHaveText([
    name,
    email,
    user.id,
    /Ordinary user.*unverified/,
    /Make Admin.*Block/,
  ]);
});

test("an admin is made of a user, after a warning that their email is not verified, and only once", async ({
  page,
  listed: { email },
}) => {
  await rowOf(page, email).getByRole("button", { name: "Make Admin" }).click();
  await expect(page.getByRole("alertdialog")).toContainText(`${email} is not verified`);
  await page.getByRole("button", { name: "Cancel" }).click();
  await makeAdmin(page, email);
  await dismissAlert(page, "Success!", "User Succesfully made admin");
  await expect(rowOf(page, email)).toContainText("Admin");
  await expect(rowOf(page, email).getByRole("button", { name: "Make Admin" })).toHaveCount(0);
});

test.describe("two admins at the same user", () => {
  test.use({ expectedComplaints: [/404/] });

  test(
    "one blocks the user and the other would make them an admin: the second sees that the user is gone",
    variantAtDesk,
    async ({ page, otherDesk, listed: { email } }) => {
      await openPage(otherDesk, listOf("/users", email));
      await block(otherDesk, email);
      await dismissAlert(otherDesk, "Success!", "User Deleted Succesfuly");

      await makeAdmin(page, email);
      await dismissAlert(page, "Too late", "Someone else has just blocked this user");
      await expect(rowOf(page, email)).toHaveCount(0);
    },
  );
});

test(
  "a blocked user leaves the list at once, is found among the blocked users, and can be unblocked",
  atDesk,
  async ({ page, request, openList }) => {
    const { email } = await knownCustomer(request);
    await openList("/users", "");
    await block(page, email);
    await dismissAlert(page, "Success!", "User Deleted Succesfuly");
    await expect(rowOf(page, email)).toHaveCount(0);

    await page.getByLabel("Show").selectOption("Blocked");
    const unblock = rowOf(page, email).getByRole("button", { name: "Unblock" });
    await expect(unblock).toBeVisible();
    await expect(rowOf(page, email).getByRole("button", { name: /^(Block|Make Admin)/ })).toHaveCount(0);
    await unblock.click();
    await expect(rowOf(page, email)).toHaveCount(0);
    await page.getByLabel("Show").selectOption("Active");
    await expect(rowOf(page, email).getByRole("button", { name: "Make Admin" })).toBeVisible();
  },
);

test(
  "admins can't block themselves or a customer with a paid, open order; both explain why",
  atDesk,
  async ({ page, request, openList }) => {
    const { email } = await knownCustomer(request);
    await openList("/users", admin.email);
    const own = rowOf(page, admin.email).getByRole("button", { name: "Block" });
    await expect(own).toBeDisabled();
    await expect(own).toHaveAccessibleDescription("This is you");

    await pretendPaidOrders(page);
    await openList("/users", email);
    const block = rowOf(page, email).getByRole("button", { name: "Block" });
    await expect(block).toBeDisabled();
    await expect(block).toHaveAccessibleDescription("Paid orders are waiting");
  },
);

test.describe("an action that is refused", () => {
  test.use({ expectedComplaints: [/403|409/] });

  test(
    "is explained in words, and changes nothing: a new paid order, no permission, an unverified email",
    variantAtDesk,
    async ({ page, listed: { email } }) => {
      await answerInstead(page, "DeleteUser", { data: { deleteUser: 0 } });
      await block(page, email);
      await dismissAlert(page, "Too late", "Not blocked");
      await expect(rowOf(page, email)).toHaveCount(1);

      await refuse(page, "MakeAdmin", { code: "FORBIDDEN", message: "You are not allowed to do this." });
      await makeAdmin(page, email);
      await dismissAlert(page, "Error!", "You dont Have the permission");
      await expect(rowOf(page, email)).toContainText("Ordinary user");

      await refuse(page, "MakeAdmin", { code: "CONFLICT", message: "must verify" });
      await makeAdmin(page, email);
      await dismissAlert(page, "Error!", "must be verified before its user can become an admin");
      await expect(rowOf(page, email)).toContainText("Ordinary user");
    },
  );
});
