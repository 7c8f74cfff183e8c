import { shopStates, stateComplaints } from "../../../web/e2e/support/shop-states";
import { test } from "../../../web/e2e/support/test";
import { takeScreenshot } from "./take-screenshot";

test.use({ expectedComplaints: [stateComplaints] });

for (const [name, arrange] of Object.entries(shopStates))
  test(name, async ({ page, request }, { project }) => {
    await arrange(page, request);
    await takeScreenshot(page, name, project.name);
  });
