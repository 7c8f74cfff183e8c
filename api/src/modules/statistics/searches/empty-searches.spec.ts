import { asAdmin, asVisitor } from "../../../../test/support/builders";
import { runEachMinute } from "../../../../test/support/jobs";
import { startTestShop, type TestShop } from "../../../../test/support/shop";

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(() => shop.sql("truncate empty_searches"));
afterAll(() => shop.stop());

const record = (text: string) =>
  asVisitor(shop).graphql("mutation ($text: String!) { recordEmptySearch(text: $text) }", { text });
const listed = async (days = 30) =>
  (
    await (
      await asAdmin(shop)
    ).ask<{ emptySearches: object[] }>(
      "query ($days: Int!) { emptySearches(first: 3, days: $days) { text count } }",
      { days },
    )
  ).emptySearches;

it("shows an admin what shoppers searched for in vain, the most frequent first", async () => {
  for (const text of ["Anvil", " anvil ", "lathe", "Belt  sander", "belt sander", "ANVIL", "chisel"])
    await record(text);
  expect(await listed()).toEqual([
    { text: "anvil", count: 3 },
    { text: "belt sander", count: 2 },
    { text: "chisel", count: 1 },
  ]);
});

it.each(["", "  ", "ada@example.com", "+49 170 1234567", "4242 4242 4242 4242", "6180-3399", "x".repeat(61)])(
  "doesn't store %j",
  async (text) => {
    expect((await record(text)).data).toEqual({ recordEmptySearch: true });
    expect(await shop.sql("select * from empty_searches")).toEqual([]);
  },
);

it("refuses a text longer than a search can be", async () => {
  const { errors } = await record("x".repeat(10_000));
  expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", errors: [{ field: "text" }] });
});

it("counts the requested days, and deletes searches older than 90 days", async () => {
  for (const text of ["anvil", "lathe", "chisel"]) await record(text);
  await shop.sql(
    `update empty_searches set day = to_char(now() at time zone 'utc' - case text when 'anvil' then 6 when 'lathe' then 7 else 90 end
      * interval '1 day', 'YYYY-MM-DD')`,
  );
  expect(await listed(7)).toEqual([{ text: "anvil", count: 1 }]);
  await runEachMinute(shop);
  expect(await shop.sql("select text from empty_searches order by text")).toEqual([
    { text: "anvil" },
    { text: "lathe" },
  ]);
});
