import type { Page } from "@playwright/test";
import { logIn, newAccount } from "../support/accounts";
import { dismissAlert, storedToken } from "../support/alerts";
import { openPage } from "../support/open-page";
import { atDesk, expect, test } from "../support/test";

const loginButton = (page: Page) => page.locator("form").getByRole("button", { name: "Login", exact: true });
const email = (page: Page) => page.getByLabel("Email", { exact: true });
const avatar = (page: Page) => page.getByRole("button", { name: /Account menu/ });

/** The message that a field is described by. */
async function expectFieldError(page: Page, label: string, words: string): Promise<void> {
  await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(`${words}$`));
}

test("registration says under each field what is missing, and takes it back as one types", async ({
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

for (const route of ["/login", "/registration"]) {
  test(`${route} shows the password on request, and leaves the caret where it is`, async ({ page }) => {
    await openPage(page, route);
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
  });
}

test("password managers are told what each field is for", atDesk, async ({ page }) => {
  await openPage(page, "/login");
  await expect(email(page)).toHaveAttribute("autocomplete", "username");
  await expect(page.getByLabel("Password")).toHaveAttribute("autocomplete", "current-password");
  await openPage(page, "/registration");
  await expect(page.getByLabel("Name", { exact: true })).toHaveAttribute("autocomplete", "name");
  await expect(email(page)).toHaveAttribute("autocomplete", "email");
  await expect(page.getByLabel("Password")).toHaveAttribute("autocomplete", "new-password");
});

test.describe("what Firebase refuses", () => {
  test.use({ expectedComplaints: [/400/] });

  test("a wrong password and an unknown address read the same", atDesk, async ({ page, customer }) => {
    const words = /The email and password do not match/;
    for (const address of [customer.email, "nobody@example.com"]) {
      await openPage(page, "/login");
      await email(page).fill(address);
      await page.getByLabel("Password").fill("not the one");
      await loginButton(page).click();
      const alert = page.getByRole("alertdialog", { name: "Error!" });
      await expect(alert).toContainText(words);
      await page.keyboard.press("Escape");
      await expect(alert).toBeHidden();
      await expect(loginButton(page)).toBeFocused();
      await expect(email(page)).toHaveValue(address);
    }
  });

  test("an address that has an account can't be registered again", atDesk, async ({ page, customer }) => {
    await openPage(page, "/registration");
    await page.getByLabel("Name", { exact: true }).fill("Somebody Else");
    await email(page).fill(customer.email);
    await page.getByLabel("Password").fill("secret-2");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await dismissAlert(page, "Error!", "There is already an account with this email.");
  });

  test(
    "'Forgot password?' says the same whether or not the address is known",
    atDesk,
    async ({ page, customer }) => {
      for (const address of [customer.email, "nobody@example.com"]) {
        await openPage(page, "/login");
        await email(page).fill(address);
        await page.getByRole("button", { name: "Forgot password?" }).click();
        await expect(
          page.getByText(`If there is an account for ${address}, an email is on its way.`),
        ).toBeVisible();
      }
    },
  );
});

test("login and registration lead to each other, and both to Google", async ({ page }) => {
  await openPage(page, "/registration");
  await expect(page.getByRole("button", { name: "Login With Google" })).toBeEnabled();
  await page.getByRole("main").getByRole("link", { name: "Login", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Login With Google" })).toBeEnabled();
  await page.getByRole("link", { name: "new user ? / Register" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Registration" })).toBeVisible();
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

test("Google: an account of the emulator's chooser signs in", async ({ page }) => {
  const address = newAccount().email;
  await openPage(page, "/login");
  await page.getByRole("button", { name: "Login With Google" }).click();
  const chooser = page.getByRole("dialog", { name: "Choose a Google account" });
  await chooser.getByLabel("Google email").fill(address);
  await chooser.getByLabel("Google name").fill("Hedy Lamarr");
  await chooser.getByRole("button", { name: "Continue" }).click();

  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Account menu of Hedy Lamarr" })).toBeVisible();
});

test(
  "LogOut drops token and identity, in every tab at once",
  atDesk,
  async ({ page, context, customer, signInAs }) => {
    await signInAs(customer);
    const orders = `/myOrder/${encodeURIComponent(customer.email)}`;
    await openPage(page, orders);
    const second = await context.newPage();
    await openPage(second, orders);
    await expect(second.getByText("You have not ordered anything yet.")).toBeVisible();

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

test("signing in shows in the other tabs too", atDesk, async ({ context, customer, signInAs }) => {
  const second = await context.newPage();
  await openPage(second, "/");
  await expect(second.getByRole("link", { name: "Login" })).toBeVisible();
  await signInAs(customer);
  await expect(avatar(second)).toBeVisible();
});

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
    await expect(page.getByText("You have not ordered anything yet.")).toBeVisible();
    expect(await storedToken(page)).not.toBe("ended");
  },
);
