import { daysOf } from "./ShippingChoice";

it.each([
  [2, 4, "2 to 4 days"],
  [1, 1, "1 day"],
  [3, null, "3 days"],
  [null, 5, "5 days"],
  [null, null, undefined],
])("says of %p to %p days: %p", (daysMin, daysMax, said) => expect(daysOf({ daysMin, daysMax })).toBe(said));
