import { logIn, newAccount, verificationLink, type Account } from "./accounts";
import { openPage } from "./open-page";
import { expect, test } from "./test";

test("who registers gets a mail, and is verified once its link was followed", async ({ page, request }) => {
  const { name, email, password } = newAccount("Katherine");
  await openPage(page, "/registration");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => verificationLink(request, email), "a link is sent").toBeDefined();

  await openPage(page, "/profile");
  const profile = page.getByRole("main");
  await expect(profile.getByText("unverified", { exact: true })).toBeVisible();
  await request.get((await verificationLink(request, email)) ?? "");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(profile.getByText("verified", { exact: true })).toBeVisible();
  await expect(profile.getByRole("button", { name: "Send again" })).toHaveCount(0);
});

test.describe("the mail can be sent again", () => {
  const sendAgain = async (page: Parameters<typeof logIn>[0], customer: Account) => {
    await logIn(page, customer, "/profile");
    await page.getByRole("button", { name: "Send again" }).click();
  };

  test("and leads to the same end", async ({ page, request, customer }) => {
    await sendAgain(page, customer);
    await expect(page.getByText("A new link is on its way.")).toBeVisible();
    await request.get((await verificationLink(request, customer.email)) ?? "");
    await page.reload();
    await expect(page.getByRole("main").getByText("verified", { exact: true })).toBeVisible();
  });

  test.describe("but not all the time", () => {
    test.use({ expectedComplaints: [/400/] });

    test("which is said in words", async ({ page, customer }) => {
      const error = { code: 400, message: "TOO_MANY_ATTEMPTS_TRY_LATER" };
      await page.route(/accounts:sendOobCode/, (route) => route.fulfill({ status: 400, json: { error } }));
      await sendAgain(page, customer);
      await expect(
        page.getByText("Too many attempts. Please wait a few minutes, then try again."),
      ).toBeVisible();
      await expect(page.getByRole("button", { name: "Send again" })).toBeEnabled();
    });
  });
});
