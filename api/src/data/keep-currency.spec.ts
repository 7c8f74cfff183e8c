import { setLocale } from "@shop/shared/locale";
import { startTestShop, type TestShop } from "../../test/support/shop";
import { keepCurrency } from "./keep-currency";

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop({ locale: { currency: "JPY" } })));
afterAll(() => shop.stop());

it("refuses another currency than that of the first start, and says why", async () => {
  setLocale({ currency: "EUR", language: "en", timeZone: "UTC" });
  await expect(keepCurrency(shop.database)).rejects.toThrow(
    "CURRENCY is EUR, but this database has amounts in JPY, which the shop can't convert. " +
      "Set CURRENCY=JPY, or use another database for a shop in EUR.",
  );
  expect(await shop.sql("select currency, minor_units() as units from shop_settings")).toEqual([
    { currency: "JPY", units: 1 },
  ]);
});
