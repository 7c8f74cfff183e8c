import { isGtin } from "./gtin";

it.each(["96385074", "036000291452", "4006381333931", "14006381333938"])("takes %s for a GTIN", (text) =>
  expect(isGtin(text)).toBe(true),
);

it.each(["", "0000000", "96385075", "4006381333913", "400638133393", "4006381333931 ", "４006381333931"])(
  "doesn't take %p for a GTIN",
  (text) => expect(isGtin(text)).toBe(false),
);
