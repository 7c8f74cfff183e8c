import { extractText, getDocumentProxy } from "unpdf";
import { RateLimited } from "../../../../errors";
import type { FullInvoice } from "../get-invoices";
import { drawInvoice } from "./draw-invoice";

const line = { order: "6180-3399", name: "Cordless drill", quantity: 1, unitMinor: 1250, minor: 1250 };
const anInvoice = (number: string, lines = 1): FullInvoice => ({
  number,
  series: "INVOICE",
  userId: "",
  madeAt: new Date("2026-11-25T22:00:00Z"),
  document: {
    seller: { shop: "Meridian", name: "Meridian GmbH", address: "Berlin", country: "DE" },
    buyer: { name: "Ada Lovelace", address: ["London"] },
    currency: "usd",
    lines: Array.from({ length: lines }, () => line),
    ...{ itemsMinor: 1250, discountMinor: 0, discountCode: null, shippingMinor: 0, shippingMethod: null },
    ...{ taxIncluded: true, totalMinor: 1250, taxes: [] },
  },
});

const textOf = async (bytes: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text;

it("lets the process do thousands of other things while a long invoice is drawn", async () => {
  let [turns, isDrawn] = [0, false];
  const count = () => {
    turns += 1;
    if (!isDrawn) setImmediate(count);
  };
  count();
  const bytes = await drawInvoice("Ada", anInvoice("2026-000001", 50));
  isDrawn = true;
  expect(await textOf(bytes)).toContain("Invoice 2026-000001");
  expect(turns).toBeGreaterThan(1_000);
});

it("draws each invoice that is requested at once, and gives everybody their own", async () => {
  const numbers = Array.from({ length: 12 }, (_, n) => `2026-${n + 100}`);
  const drawn = await Promise.all(
    numbers.map((number, n) => drawInvoice(`caller ${n % 3}`, anInvoice(number))),
  );
  for (const [n, number] of numbers.entries())
    expect(await textOf(drawn[n] as Buffer)).toContain(`Invoice ${number}`);
});

it("takes turns between callers, and refuses a caller with too many waiting requests", async () => {
  const order: string[] = [];
  const request = (caller: string) =>
    drawInvoice(caller, anInvoice("2026-000001")).then(() => void order.push(caller));
  const many = Array.from({ length: 32 }, () => request("many"));
  const refused = Promise.allSettled(many.slice(30));
  await Promise.all([...many.slice(0, 30), request("one")]);
  expect(order.indexOf("one")).toBeLessThan(3);
  for (const refusal of await refused)
    expect(refusal).toMatchObject({ status: "rejected", reason: expect.any(RateLimited) as unknown });
  await drawInvoice("many", anInvoice("2026-000002"));
});

it("fails for an invoice that can't be drawn, and draws the next one", async () => {
  const broken = { ...anInvoice("2026-000001"), document: null } as unknown as FullInvoice;
  const [first, second] = await Promise.allSettled([
    drawInvoice("Ada", broken),
    drawInvoice("Ada", anInvoice("2026-000002")),
  ]);
  expect([first?.status, second?.status]).toEqual(["rejected", "fulfilled"]);
});
