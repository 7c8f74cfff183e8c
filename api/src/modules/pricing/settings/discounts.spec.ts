import { asAdmin, type Person } from "../../../../test/support/builders";
import { clearSettings, settingsOf } from "../../../../test/support/settings";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import { aTaxonomy, auditedBy, categories, taxonomyOf } from "../../../../test/support/taxonomy";

let shop: TestShop;
let admin: Person;
let change: ReturnType<typeof settingsOf>;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => {
  await clearSettings(shop);
  await aTaxonomy(shop);
  admin = await asAdmin(shop);
  change = settingsOf(admin);
});
afterAll(() => shop.stop());

const NOBODY = "00000000-0000-4000-8000-000000000000";
const vat = { country: "DE", name: "VAT", percent: 19 };
const spring = { code: "SPRING", percent: 10 };

const version = async () =>
  (await shop.sql<{ version: number }>("select version from discounts"))[0]?.version;

describe("a discount code", () => {
  it("is added, changed and ended, each recorded with what changed", async () => {
    const { done } = await change.saveDiscount({ input: { ...spring, code: " Spring-25 " } });
    const { id } = done as { id: string };
    const nothing = { amount: null, minimum: null, startsAt: null, endsAt: null, maxUses: null };
    const more = { oncePerCustomer: false, category: null, uses: 0, endedAt: null };
    expect(done).toEqual({ id, code: "SPRING-25", percent: 10, ...nothing, ...more });
    const input = {
      ...{ code: "SUMMER", amount: 5, minimum: 50, maxUses: 10, oncePerCustomer: true },
      ...{ startsAt: "2026-06-01T00:00:00.000Z", endsAt: "2026-07-01T00:00:00.000Z" },
    };
    const changed = await change.saveDiscount({ id, input: { ...input, categoryId: categories.tools } });
    expect(changed.done).toEqual({
      ...{ id, percent: null, ...input },
      ...{ category: { id: categories.tools }, uses: 0, endedAt: null },
    });
    expect(await version()).toBe(2);
    const ended = await change.endDiscount({ id });
    expect(ended.done).toMatchObject({ code: "SUMMER", endedAt: expect.any(String) as string });
    expect((await change.endDiscount({ id })).done).toEqual(ended.done);
    expect((await change.saveDiscount({ id, input: spring })).refused).toBe(
      "CONFLICT: This code has ended and can't be changed. Add a new one.",
    );
    expect(await version()).toBe(3);
    expect(await auditedBy(shop, admin)).toEqual([
      "ADD_DISCOUNT SPRING-25: code SPRING-25, takes off 10 %, once per customer no",
      "EDIT_DISCOUNT SUMMER: code SPRING-25 → SUMMER, takes off 10 % → 5.00$, needs an order of none → 50.00$, " +
        "from none → 2026-06-01 00:00 UTC, until none → 2026-07-01 00:00 UTC, most uses none → 10, " +
        "once per customer no → yes, category none → Tools",
      "END_DISCOUNT SUMMER: uses 0",
    ]);
  });

  it("is one of its own, in whatever case it is written, and also once it has ended", async () => {
    const { done } = await change.saveDiscount({ input: spring });
    const other = await change.saveDiscount({ input: { ...spring, code: "SUMMER" } });
    const taken = "code is that of another discount";
    expect((await change.saveDiscount({ input: { ...spring, code: "spring" } })).refused).toBe(taken);
    expect((await change.saveDiscount({ id: other.done?.id, input: spring })).refused).toBe(taken);
    await change.endDiscount({ id: done?.id });
    expect((await change.saveDiscount({ input: spring })).refused).toBe(taken);
  });

  it("is listed before those that have ended", async () => {
    const added = [];
    for (const code of ["ONE", "TWO", "THREE"])
      added.push((await change.saveDiscount({ input: { ...spring, code } })).done);
    await change.endDiscount({ id: added[2]?.id });
    const { discounts } = await admin.ask<{ discounts: { code: string }[] }>("{ discounts { code } }");
    expect(discounts.map(({ code }) => code)).toEqual(["TWO", "ONE", "THREE"]);
  });

  it.each<[string, object, string]>([
    ["Cyrillic letters", { code: "ЅРRІNG" }, "code must have letters from A to Z, digits and hyphens only"],
    ["a space", { code: "SPRING 25" }, "code must have letters from A to Z, digits and hyphens only"],
    ["two characters", { code: " AB " }, "code must have 3 to 40 characters"],
    ["10,000 characters", { code: "A".repeat(10_000) }, "code must have 3 to 40 characters"],
    ["no percentage and no amount", { percent: null }, "percent must be given, or else an amount"],
    ["both", { amount: 5 }, "percent must be given, or else an amount"],
    [
      "nothing that it takes off",
      { percent: 0 },
      "percent must be a number from 0.01 to 100 with at most 2 decimals",
    ],
    [
      "more than everything",
      { percent: 100.01 },
      "percent must be a number from 0.01 to 100 with at most 2 decimals",
    ],
    [
      "a fraction of a cent",
      { percent: null, amount: 0.001 },
      "amount must be a number from 0.01 to 999999.99 in whole cents",
    ],
    [
      "a huge amount",
      { percent: null, amount: 1e15 },
      "amount must be a number from 0.01 to 999999.99 in whole cents",
    ],
    [
      "a negative minimum",
      { minimum: -5 },
      "minimum must be a number from 0.01 to 9999999.99 in whole cents",
    ],
    [
      "an end before its start",
      { startsAt: "2026-06-02T00:00:00Z", endsAt: "2026-06-01T00:00:00Z" },
      "endsAt must be later than the start",
    ],
    ["no uses", { maxUses: 0 }, "maxUses must be a whole number from 1 to 1000000"],
    ["an unknown category", { categoryId: NOBODY }, "categoryId must be a category of the shop"],
  ])("has no %s", async (_, wrong, refusal) => {
    expect((await change.saveDiscount({ input: { ...spring, ...wrong } })).refused).toBe(refusal);
    expect(await auditedBy(shop, admin)).toEqual([]);
  });

  it("can begin in the year 0 and end in the year 9999", async () => {
    const period = { startsAt: "0000-01-01T00:00:00Z", endsAt: "9999-12-31T23:59:59Z" };
    expect((await change.saveDiscount({ input: { ...spring, ...period } })).refused).toBeUndefined();
  });
});

describe("a category", () => {
  const remove = (id: string) => taxonomyOf(admin).deleteCategory({ id });

  it("stays while a tax rate is for it", async () => {
    const { done } = await change.saveRate({ input: { ...vat, categoryId: categories.tools } });
    expect((await remove(categories.tools)).refused).toBe(
      "CONFLICT: A tax rate uses this category. Change or remove that rate first.",
    );
    await change.removeRate({ id: done?.id });
    expect((await remove(categories.tools)).done).toBe(1);
  });

  it("stays while a discount code is for it, and not once the code has ended", async () => {
    const { done } = await change.saveDiscount({ input: { ...spring, categoryId: categories.tools } });
    expect((await remove(categories.tools)).refused).toBe(
      "CONFLICT: A discount code uses this category. Change or end that code first.",
    );
    await change.endDiscount({ id: done?.id });
    expect((await remove(categories.tools)).done).toBe(1);
    const { discounts } = await admin.ask<{ discounts: object[] }>("{ discounts { code category { id } } }");
    expect(discounts).toEqual([{ code: "SPRING", category: null }]);
  });

  it("is deleted or named by a new rate, whichever comes first", async () => {
    const [rate, deleted] = await Promise.all([
      change.saveRate({ input: { ...vat, categoryId: categories.tools } }),
      remove(categories.tools),
    ]);
    expect([
      ["categoryId must be a category of the shop", undefined],
      [undefined, "CONFLICT: A tax rate uses this category. Change or remove that rate first."],
    ]).toContainEqual([rate.refused, deleted.refused]);
  });
});
