import { setLocale } from "@shop/shared/locale";
import { dayAt } from "@shop/shared/time/zoned-time";
import { extractText, getDocumentProxy } from "unpdf";
import { aProduct, anOrder, asAdmin, asCustomer, asVisitor, type Person } from "./support/builders";
import { sendCsv } from "./support/csv-files";
import { runEachMinute } from "./support/jobs";
import { at, mailsOf, readable } from "./support/mails";
import { aDemoGateway, paidOrders } from "./support/payments";
import type { TestShop } from "./support/shop";
import type { Mail } from "../src/context/job-context";

// Kiritimati is 14 hours ahead: at noon in London it has the next day
describe.each(["Europe/Berlin", "Pacific/Kiritimati"] as const)("a shop in %s", (timeZone) => {
  const gateway = aDemoGateway();
  let shop: TestShop;
  let customer: Person;
  let admin: Person;
  beforeAll(async () => {
    shop = await gateway.startShop({ locale: { timeZone } });
    [customer, admin] = await Promise.all([asCustomer(shop), asAdmin(shop)]);
  });
  afterAll(async () => {
    await shop.stop();
    setLocale({ currency: "USD", language: "en", timeZone: "UTC" });
  });

  it("numbers invoices by the year in its zone, and dates them there", async () => {
    const [order] = await paidOrders({ shop, gateway }, customer, 10);
    await shop.sql("delete from invoices");
    await shop.sql("delete from document_series");
    const newYear = "2025-12-31T23:30:00Z";
    await shop.sql("update payments set paid_at = $2 where session_id = $1", [order?.session, newYear]);
    await runEachMinute(shop);
    expect(await shop.sql("select number from invoices")).toEqual([{ number: "2026-000001" }]);
    await shop.sql("update invoices set made_at = $1", [newYear]);
    const answer = await shop.app.inject({
      url: "/invoices/2026-000001.pdf",
      headers: { authorization: `Bearer ${customer.token}` },
    });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)));
    expect(text.join(" ")).toContain("January 1, 2026");
  });

  it("counts today's searches without results in its zone", async () => {
    await asVisitor(shop).graphql('mutation { recordEmptySearch(text: "anvil") }');
    const [search] = await shop.sql<{ day: string }>("select day from empty_searches");
    expect(search?.day).toBe(dayAt(new Date(), timeZone));
    const { emptySearches } = await admin.ask<{ emptySearches: object[] }>(
      "{ emptySearches(first: 3, days: 1) { text count } }",
    );
    expect(emptySearches).toEqual([{ text: "anvil", count: 1 }]);
  });

  it("counts sales by the days that the dashboard asks for, and in UTC if it asks for none", async () => {
    const days = async (argument: string) =>
      (await admin.ask<{ salesByDay: { day: string }[] }>(`{ salesByDay(days: 1${argument}) { day } }`))
        .salesByDay;
    expect(await days(`, timeZone: "${timeZone}"`)).toEqual([{ day: dayAt(new Date(), timeZone) }]);
    expect(await days("")).toEqual([{ day: dayAt(new Date(), "UTC") }]);
  });

  it("says in mails by when to pay, in its zone", async () => {
    const product = await aProduct(shop);
    const id = await anOrder(shop, customer, product, { createdAt: at("23:15:00") });
    const [mail] = await mailsOf(shop, "mail-orders-placed", { orderIds: [id] });
    const until = {
      "Europe/Berlin": "Nov 26, 12:15 AM (CET)",
      "Pacific/Kiritimati": "Nov 26, 1:15 PM (GMT+14)",
    };
    expect(readable(mail as Mail)).toContain(`by ${until[timeZone]}.`);
  });

  it("ends a sale of WooCommerce with the day in its zone", async () => {
    const header = "Type,Name,Regular price,Sale price,Date sale price ends,Images";
    const row = (name: string, end: string) => `simple,${name},12,9,${end},https://cdn.example.com/saw.jpg`;
    const sheet = [header, row("Saw", "2090-11-30"), row("Awl", "2090-11-30T20:00:00Z")];
    await sendCsv(admin, sheet, "?update=true");
    const [awl, saw] = await shop.sql<{ sale_ends_at: Date }>(
      "select sale_ends_at from products where name in ('Saw', 'Awl') order by name",
    );
    const ends = {
      "Europe/Berlin": "2090-11-30T22:59:59.000Z",
      "Pacific/Kiritimati": "2090-11-30T09:59:59.000Z",
    };
    expect(saw?.sale_ends_at.toISOString()).toBe(ends[timeZone]);
    expect(awl?.sale_ends_at.toISOString()).toBe("2090-11-30T20:00:00.000Z");
  });

  it("records the times of a discount code in its zone", async () => {
    const end = { code: "EARLY", percent: 10, startsAt: "2090-01-01T12:00:00Z", oncePerCustomer: false };
    await admin.ask("mutation ($input: DiscountInput!) { saveDiscount(input: $input) { id } }", {
      input: end,
    });
    const audit = await shop.sql<{ detail: string }>(
      "select detail from audit_entries where action like '%DISCOUNT%'",
    );
    expect(audit[0]?.detail).toContain(timeZone);
  });
});
