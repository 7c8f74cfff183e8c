import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { dismissAlert } from "../support/alerts";
import { expectAccessible } from "../support/expect-accessible";
import { alterAnswers, answerInstead, refuse } from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { atDesk, expect, test, variantAtDesk } from "../support/test";

interface Job {
  id: string;
  task: string;
  about: string | null;
  error: string;
  failedAt: string;
  attempts: number;
  nextTryAt: string | null;
}

const receipt: Job = {
  id: "900000000000000001",
  task: "mail-payment-received",
  about: "7F3K-92QD",
  error: "The mail is refused for good: 550 5.1.1 no such mailbox: rosa@exmaple.com",
  failedAt: "2026-11-21T10:55:00.000Z",
  attempts: 1,
  nextTryAt: null,
};

const refund: Job = {
  id: "900000000000000002",
  task: "send-refund",
  about: "5QX2-11AB",
  error: "An error occurred with our connection to Stripe. Request was retried 2 times.",
  failedAt: "2026-11-21T10:40:00.000Z",
  attempts: 8,
  nextTryAt: "2096-11-21T11:29:00.000Z",
};

/** Pretends that these jobs failed; the returned function changes them from the next response on. */
async function letFail(page: Page, jobs: Job[]): Promise<(jobs: Job[]) => void> {
  let failed = jobs;
  await alterAnswers<{ failedJobs: object }>(page, "Jobs", (data) => {
    const nodes = failed.map((job) => ({ ...job, __typename: "FailedJob" }));
    return { failedJobs: { ...data.failedJobs, nodes, totalCount: nodes.length } };
  });
  return (changed) => (failed = changed);
}

const rowOf = (page: Page, { about }: Job) => page.getByRole("row").filter({ hasText: about ?? "" });
const retryOf = (page: Page, job: Job) => rowOf(page, job).getByRole("button", { name: "Try again" });

test("an admin reads what failed, why and when it is tried again, and has it tried again", async ({
  page,
  signInAs,
}) => {
  await signInAs(admin);
  const fail = await letFail(page, [receipt, refund]);
  await answerInstead(page, "RetryJob", { data: { retryJob: true } });
  await openPage(page, "/jobs");
  await expect(page.getByText("2 failed jobs")).toBeVisible();
  for (const text of ["Email: receipt", "no such mailbox", "Nov 21, 2026, 10:55 AM UTC", "Given up"])
    await expect(rowOf(page, receipt)).toContainText(text);
  for (const text of ["Send a refund", "8", "Nov 21, 2096, 11:29 AM UTC"])
    await expect(rowOf(page, refund)).toContainText(text);
  await expectAccessible(page);

  fail([{ ...receipt, nextTryAt: receipt.failedAt }, refund]);
  await retryOf(page, receipt).click();
  await expect(rowOf(page, receipt)).toContainText("Now");
  await expect(rowOf(page, refund)).toBeVisible();
});

test(
  "a job is found by its order; a job done in the meantime isn't tried again, and the empty list says so",
  variantAtDesk,
  async ({ page, signInAs }) => {
    await signInAs(admin);
    const fail = await letFail(page, [receipt, refund]);
    await openPage(page, "/jobs");
    await expect(rowOf(page, refund)).toBeVisible();
    fail([receipt]);
    const asked = page.waitForRequest((request) => request.postData()?.includes('"search":"7F3K"') ?? false);
    await page.getByLabel("Search").fill("7F3K");
    await asked;
    await expect(page).toHaveURL(/search=7F3K/);
    await expect(rowOf(page, refund)).toHaveCount(0);

    fail([]);
    await retryOf(page, receipt).click();
    await dismissAlert(page, "Too late", "This job is already running or done.");
    await page.getByLabel("Search").fill("");
    await expect(
      page.getByText("No failed jobs. Emails, refunds and other tasks that fail appear here."),
    ).toBeVisible();
    await expectAccessible(page);
  },
);

test.describe("while the shop fails", () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test("the list says so, and nothing is tried again", atDesk, async ({ page, signInAs }) => {
    await signInAs(admin);
    await letFail(page, [receipt]);
    await refuse(page, "RetryJob", { code: "SERVICE_UNAVAILABLE", message: "Please try again later." });
    await openPage(page, "/jobs");
    await retryOf(page, receipt).click();
    await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(retryOf(page, receipt)).toBeVisible();
  });
});
