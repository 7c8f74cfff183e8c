import { expectAccessibleInBothSchemes, expectNoHorizontalScroll } from "../support/expect-accessible";
import { shopStates, stateComplaints } from "../support/shop-states";
import { test } from "../support/test";

test.use({ expectedComplaints: [stateComplaints] });

for (const [name, arrange] of Object.entries(shopStates)) {
  test(`${name} is accessible, in light and dark`, async ({ page, request }) => {
    await arrange(page, request);
    await expectNoHorizontalScroll(page);
    await expectAccessibleInBothSchemes(page);
  });
}
