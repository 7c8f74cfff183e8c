import { expectAccessibleInBothSchemes, expectNoSidewaysScrolling } from "./healthy";
import { shopStates, stateComplaints } from "./shop-states";
import { test } from "./test";

test.use({ expectedComplaints: [stateComplaints] });

for (const [name, arrange] of Object.entries(shopStates)) {
  test(`${name} is accessible, in light and dark`, async ({ page, request }) => {
    await arrange(page, request);
    await expectNoSidewaysScrolling(page);
    await expectAccessibleInBothSchemes(page);
  });
}
