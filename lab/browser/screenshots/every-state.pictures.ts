import { shopStates, stateComplaints } from "../../../web/e2e/support/shop-states";
import { test } from "../../../web/e2e/support/test";
import { picture } from "./picture";

test.use({ expectedComplaints: [stateComplaints] });

for (const [name, arrange] of Object.entries(shopStates))
  test(name, async ({ page, request }, { project }) => {
    await arrange(page, request);
    await picture(page, name, project.name);
  });
