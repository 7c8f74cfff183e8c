import type { Page } from "@playwright/test";
import { admin, logIn, newAccount, sendCredentials } from "../support/accounts";
import { dismissAlert, storedToken } from "../support/alerts";
import { navigateInApp, openPage } from "../support/open-page";
import { atDesk, expect, test } from "../support/test";

const loginButton = (page: Page) => page.locator("form").getByRole("button", { name: "Login", exact: true });
const email = (page: Page) => page.getByLabel("Email", { exact: true });
const avatar = (page: Page) => page.getByRole("button", { name: /Account menu/ });

/** Expects this message as the description of a field. */
async function expectFieldError(page: Page, label: string, words: string): Promise<void> {
  await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(`${words}$`));
}

test("registration explains each missing field under it, and removes the message while the visitor types", async ({
  page,
}) => {
  await openPage(page, "/registration");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expectFieldError(page, "Name", "Name is required");
  await expectFieldError(page, "Email", "Email is required");
  await expectFieldError(page, "Password", "Password is required");

  await expect(page.getByLabel("Name", { exact: true }), "the first mistake is read first").toBeFocused();
  for (const words of ["Name is required", "Email is required", "Password is required"])
    await expect(page.getByText(words), "each is told once").toHaveCount(1);

  await page.getByLabel("Name", { exact: true }).fill("Adaa");
  await email(page).fill("ada@example");
  await page.getByLabel("Password").fill("12345");
  await expectFieldError(page, "Name", "Name Must Be 6 Charechter");
  await expectFieldError(page, "Email", "Provide a valid Mail");
  await expectFieldError(page, "Password", "Password must be 6 character");
  await expect(page.getByText(/characters\b/), "no hint says otherwise").toHaveCount(0);

  await page.getByLabel("Name", { exact: true }).fill("Adaaa");
  await email(page).fill("first.last+tag@sub.example.com");
  await page.getByLabel("Password").fill("123456");
  await expect(page.locator("[aria-invalid]")).toHaveCount(0);
});

/** Shows the password and hides it again; the caret keeps its position. */
async function expectShowsPassword(page: Page): Promise<void> {
  const field = page.getByLabel("Password");
  const show = page.getByRole("button", { name: "Show password" });
  await field.fill("correct horse");
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(7, 7));

  await show.click();
  await expect(field).toHaveAttribute("type", "text");
  await expect(show).toHaveAttribute("aria-pressed", "true");
  await expect(field).toBeFocused();
  await page.keyboard.type(",");
  await expect(field).toHaveValue("correct, horse");

  await show.click();
  await expect(field).toHaveAttribute("type", "password");
  await expect(show).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.type("!");
  await expect(field).toHaveValue("correct,! horse");
}

test("login and registration lead to each other, and both to Google", async ({ page }) => {
  await openPage(page, "/registration");
  await test.step("registration shows the password on request, and labels its fields for password managers", async () => {
    await expect(page.getByLabel("Name", { exact: true })).toHaveAttribute("autocomplete", "name");
    await expect(email(page)).toHaveAttribute("autocomplete", "email");
    await expect(page.getByLabel("Password")).toHaveAttribute("autocomplete", "new-password");
    await expectShowsPassword(page);
  });
  await expect(page.getByRole("button", { name: "Login With Google" })).toBeEnabled();
  await page.getByRole("main").getByRole("link", { name: "Login", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
  await test.step("so does login", async () => {
    await expect(email(page)).toHaveAttribute("autocomplete", "username");
    await expect(page.getByLabel("Password")).toHaveAttribute("autocomplete", "current-password");
    await expectShowsPassword(page);
  });
  await expect(page.getByRole("button", { name: "Login With Google" })).toBeEnabled();
  await page.getByRole("link", { name: "new user ? / Register" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Registration" })).toBeVisible();
});

test.describe("a refusal by Firebase", () => {
  test.use({ expectedComplaints: [/400/] });

  test(
    "a wrong password, a forgotten one and an address that is taken are explained in words",
    atDesk,
    async ({ page, customer }) => {
      await openPage(page, "/login");
      const addresses = [customer.email, "nobody@example.com"];
      await test.step("a wrong password and an unknown address read the same", async () => {
        for (const address of addresses) {
          await email(page).fill(address);
          await page.getByLabel("Password").fill("not the one");
          await loginButton(page).click();
          const alert = page.getByRole("alertdialog", { name: "Error!" });
          await expect(alert).toContainText(/The email and password don't match/);
          await page.keyboard.press("Escape");
          await expect(alert).toBeHidden();
          await expect(loginButton(page)).toBeFocused();
          await expect(email(page)).toHaveValue(address);
        }
      });

      await test.step("'Forgot password?' says the same whether or not the address is known", async () => {
        for (const address of addresses) {
          await email(page).fill(address);
          await page.getByRole("button", { name: "Forgot password?" }).click();
          await expect(
            page.getByText(`If there is an account for ${address}, an email is on its way.`),
          ).toBeVisible();
        }
      });

      await test.step("an address that has an account can't be registered again", async () => {
        await page.getByRole("link", { name: "new user ? / Register" }).click();
        await page.getByLabel("Name", { exact: true }).fill("Somebody Else");
        await email(page).fill(customer.email);
        await page.getByLabel("Password").fill("secret-2");
        await page.getByRole("button", { name: "Sign Up" }).click();
        await dismissAlert(page, "Error!", "There is already an account with this email.");
      });
    },
  );
});

test("registration leads home, signed in under the new name", async ({ page }) => {
  const { name, email: address, password } = newAccount("Katherine");
  await openPage(page, "/registration");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await email(page).fill(address);
  await page.getByLabel("Password").fill(password);
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: `Account menu of ${name}` })).toBeVisible();
});

test("Google: an account of the emulator's chooser signs in", atDesk, async ({ page }) => {
  const address = newAccount().email;
  await openPage(page, "/login");
  await page.getByRole("button", { name: "Login With Google" }).click();
  const chooser = page.getByRole("dialog", { name: "Choose a Google account" });
  await chooser.getByLabel("Google account").fill(address);
  await chooser.getByLabel("Displayed as").fill("Hedy Lamarr");
  await chooser.getByRole("button", { name: "Continue" }).click();

  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Account menu of Hedy Lamarr" })).toBeVisible();

  await test.step("somebody who signed in with Google confirms with Google that the account is to go", async () => {
    await openPage(page, "/profile");
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page
      .getByRole("dialog", { name: /Delete your account/ })
      .getByRole("button", { name: "Continue with Google and delete" })
      .click();
    await dismissAlert(page, "Success!", "Your account has been deleted.");
  });
});

test(
  "LogOut drops token and identity, in every tab at once",
  atDesk,
  async ({ page, context, customer, signInAs }) => {
    const orders = `/myOrder/${encodeURIComponent(customer.email)}`;
    const second = await context.newPage();
    await test.step("signing in shows in the other tabs too", async () => {
      await openPage(second, "/");
      await expect(second.getByRole("link", { name: "Login" })).toBeVisible();
      await signInAs(customer);
      await expect(avatar(second)).toBeVisible();
    });
    await openPage(page, orders);
    await navigateInApp(second, orders);
    await expect(
      second.getByText("No orders yet. They'll appear here after your first purchase."),
    ).toBeVisible();

    await avatar(page).click();
    await page.getByRole("button", { name: "LogOut" }).click();
    await expect(page).toHaveURL("/");
    expect(await storedToken(page)).toBeNull();
    await expect(second).toHaveURL("/");
    await expect(second.getByRole("link", { name: "Login" })).toBeVisible();
    await page.goBack();
    await expect(page.getByText(customer.email)).toHaveCount(0);
  },
);

test(
  "a session that has ended is renewed before the page's first request",
  atDesk,
  async ({ page, customer }) => {
    await logIn(page, customer);
    await page.evaluate(() => {
      const known = JSON.parse(localStorage.getItem("shopSession") ?? "{}") as object;
      localStorage.setItem("shopSession", JSON.stringify({ ...known, expiresAt: Date.now() - 1 }));
      localStorage.setItem("accesToken", "ended");
    });

    await openPage(page, `/myOrder/${encodeURIComponent(customer.email)}`);
    await expect(
      page.getByText("No orders yet. They'll appear here after your first purchase."),
    ).toBeVisible();
    expect(await storedToken(page)).not.toBe("ended");
  },
);

test("a sign-in in a browser whose storage is full lasts for the tab, which is said once", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  });
  await sendCredentials(page, admin);
  await dismissAlert(
    page,
    "Error!",
    "Your browser's storage is full or blocked: you stay signed in until you close this tab.",
  );
  await openPage(page, "/profile");
  await expect(avatar(page)).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});
