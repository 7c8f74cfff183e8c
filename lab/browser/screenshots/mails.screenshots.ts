import { sampleMails } from "../../../web/e2e/support/sample-mails";
import { test } from "../../../web/e2e/support/test";
import { takeScreenshot } from "./take-screenshot";

test("every mail", async ({ page }, testInfo) => {
  const { project } = testInfo;
  for (const [name, html] of sampleMails(testInfo.outputPath("mails"), String(project.use.baseURL))) {
    await page.setContent(html, { waitUntil: "load" });
    await takeScreenshot(page, `mail-${name}`, project.name);
  }
});
