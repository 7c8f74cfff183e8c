import type { PricingRules } from "@shop/shared/pricing/rules";
import { codeOf, codesOf } from "./countries";
import { discountState } from "./discount-state";
import { fromLocalTime, toLocalTime } from "../parts/local-time";
import { costOf } from "./sample-cart";

const rules: PricingRules = {
  country: "DE",
  pricesIncludeTax: true,
  countries: ["DE"],
  methods: [],
  rates: [{ country: "DE", region: null, name: "VAT", percent: 19, categoryId: null }],
};

describe("the sample cart", () => {
  it("costs what its products cost, and says which tax is in it", () => {
    const { amounts } = costOf({ rules, country: "DE" });
    expect(amounts).toMatchObject({ items: 378, total: 378, taxLines: [{ percent: 19, amount: 60.35 }] });
  });

  it("has one product of the chosen category", () => {
    const discount = { code: "A", percent: 50, amountMinor: null, minimumMinor: null, categoryId: "books" };
    const { amounts } = costOf({ rules, country: "DE", discount, categories: ["media", "books"] });
    expect([amounts.discount, amounts.total]).toEqual([64.5, 313.5]);
  });

  it("isn't sent where the shop doesn't deliver", () => {
    expect(costOf({ rules, country: "FR" }).delivers).toBe(false);
  });
});

describe("the state of a code", () => {
  const now = Date.parse("2026-06-15T12:00:00Z");
  const code = {
    ...{ percent: 10, amount: null, minimum: null, startsAt: null, endsAt: null, maxUses: null },
    ...{ oncePerCustomer: false, category: null, uses: 0, endedAt: null, __typename: "Discount" as const },
  };

  it.each([
    [{}, "Active"],
    [{ startsAt: "2026-06-16T00:00:00Z" }, "Starts on Jun 16, 2026, 12:00 AM UTC"],
    [{ endsAt: "2026-06-15T12:00:00Z" }, "Ended"],
    [{ endedAt: "2026-06-01T00:00:00Z", maxUses: 1, uses: 1 }, "Ended"],
    [{ maxUses: 2, uses: 2 }, "Used up"],
    [{ maxUses: 2, uses: 1 }, "Active"],
  ])("of %j is %s", (changes, text) => {
    expect(discountState({ ...code, ...changes }, now).text).toBe(text);
  });
});

it("keeps an instant whose minute isn't changed, with its seconds", () => {
  const former = "2026-06-15T12:30:45.000Z";
  const minute = toLocalTime(former);
  expect(fromLocalTime(minute, former)).toBe(former);
  expect(fromLocalTime("", former)).toBeNull();
  expect(Date.parse(fromLocalTime(minute, null) ?? "")).toBe(Date.parse("2026-06-15T12:30:00.000Z"));
});

it("knows countries by name and code in any case, and counts the one that is typed", () => {
  expect(["germany", " DE ", "de", "Atlantis", ""].map(codeOf)).toEqual([
    "DE",
    "DE",
    "DE",
    undefined,
    undefined,
  ]);
  expect(codesOf({ codes: ["AT"], typed: "Germany" })).toEqual(["AT", "DE"]);
  expect(codesOf({ codes: ["AT"], typed: "austria" })).toEqual(["AT"]);
});
