import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractText, getDocumentProxy } from "unpdf";
import { UnsupportedImage } from "../src/modules/images/upload/errors";
import { aProduct, anOrder, asCustomer, type Person } from "./support/builders";
import { expectBothFormsToAgree, mailsOf, numberOf, readable } from "./support/mails";
import { aDemoGateway, paidOrders } from "./support/payments";
import type { TestShop } from "./support/shop";

const gateway = aDemoGateway();
let shop: TestShop;
let customer: Person;
beforeAll(async () => {
  shop = await gateway.startShop({ locale: { language: "de" } });
  await shop.sql("update users set archived_at = now() where role = 'ADMIN'");
  customer = await asCustomer(shop);
});
afterAll(() => shop.stop());

const open = (url: string) => shop.app.inject({ url, headers: { accept: "text/html" } });

/** Words that no German text contains. */
const ENGLISH =
  /\b(the|your|you|order|orders|we|it|its|is|are|paid|pay|refund|refunded|for|with|from|if|and|delivery|total|products?|shipping|address|questions|includes|view|sent|unknown|undefined|null|NaN)\b/i;

it("writes every mail in German, without an English word or an empty placeholder", () => {
  const folder = mkdtempSync(join(tmpdir(), "german-mails-"));
  const code = `require("@shop/shared/locale").setLocale({ currency: "USD", language: "de", timeZone: "UTC" });
    require("./tools/sample-mails.ts");`;
  const script = [
    "-r",
    "./tools/register.cjs",
    "-e",
    code,
    "sample-mails.ts",
    folder,
    "https://shop.example.com",
  ];
  execFileSync(process.execPath, script, { cwd: join(__dirname, "../..") });
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThan(15);
  for (const file of files) {
    const html = readFileSync(join(folder, file), "utf8");
    expect(html).toContain('<html lang="de">');
    const typed =
      /Garrick & Thorne[^0-9]*Set of 4 in a Leather Roll|Hello,.*Friday\?|Nothing has arrived.*503\.|New Zealand/g;
    const words = `${/<title>(.*)<\/title>/.exec(html)?.[1] ?? ""} ${readable({ html })}`.replaceAll(
      "&amp;",
      "&",
    );
    expect({ file, found: ENGLISH.exec(words.replace(typed, ""))?.[0] }).toEqual({ file, found: undefined });
  }
});

it("mails the customer in German about an order, with its number, name and amounts", async () => {
  const id = await anOrder(shop, customer, await aProduct(shop, { name: "Bügelsäge", price: 24.5 }));
  const number = await numberOf(shop, id);
  const [mail] = await mailsOf(shop, "mail-orders-placed", { orderIds: [id] });
  expect(mail).toMatchObject({ subject: `Ihre Bestellung ${number} ist eingegangen` });
  if (!mail) return;
  expect(readable(mail)).toContain("Vielen Dank für Ihre Bestellung");
  expect(readable(mail)).toContain("Lieferadresse");
  expect(mail.text).toContain("Bügelsäge");
  expect(mail.text).toContain("Gesamtbetrag: ");
  expectBothFormsToAgree(mail);
});

it("draws the invoice in German, with the facts that German law asks for", async () => {
  const [order] = await paidOrders({ shop, gateway }, customer, 119);
  await shop.sql(
    `update invoices set document = document || '{"taxIncluded": true, "taxes": [{"name": "MwSt.", "percent": 19, "minor": 1900, "cents": 1900}]}'`,
  );
  const QUERY = "query ($id: ID!) { order(id: $id) { invoice { number url } } }";
  const { order: found } = await customer.ask<{ order: { invoice: { number: string; url: string } } }>(
    QUERY,
    {
      id: order?.id,
    },
  );
  const { number, url } = found.invoice;
  const answer = await shop.app.inject({ url, headers: { authorization: `Bearer ${customer.token}` } });
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toContain(`Rechnungsnummer ${number}`);
  for (const words of ["Rechnungsdatum", "Leistungsdatum", "Nettobetrag", "Gesamtbetrag", "Einzelpreis"])
    expect(text).toContain(words);
  expect(text).toMatch(/Enthält 19\s% MwSt\./);
  expect(text).toContain(`Rechnung ${number} · Seite 1 von 1`);
  expect(text).not.toMatch(/\b(Invoice|Order|Quantity|Amount|Includes)\b/);
  expect(answer.rawPayload.toString("latin1")).toContain("/Lang (de)");
});

it.each([
  ["/newsletter/confirm/any", "Newsletter abonnieren?"],
  ["/newsletter/unsubscribe/any", "Vom Newsletter abmelden?"],
  ["/cart-reminder/stop/any", "E-Mails zu Ihrem Warenkorb beenden?"],
  ["/demo-pay/any", "Diese Zahlung gibt es nicht"],
])("answers %s with a German page", async (url, title) => {
  const { body } = await open(url);
  expect(body).toContain('<html lang="de">');
  expect(body).toContain(`<h1>${title}</h1>`);
});

it("refuses in German, with the codes for programs unchanged", async () => {
  const { id: productId } = await aProduct(shop);
  const QUOTE = `query ($input: QuoteInput!) { quote(input: $input) { discountProblem } }`;
  const input = { items: [{ productId, qty: 1 }], discountCode: "NOPE" };
  expect(await customer.ask(QUOTE, { input })).toEqual({
    quote: { discountProblem: "Dieser Code ist ungültig." },
  });
  const [order] = await paidOrders({ shop, gateway }, customer, 10);
  const CANCEL = "mutation ($id: ID!) { cancelOrder(id: $id) { id } }";
  const refused = await shop.app.inject({
    method: "POST",
    url: "/graphql",
    headers: { authorization: `Bearer ${customer.token}` },
    payload: { query: CANCEL, variables: { id: order?.id } },
  });
  expect(refused.json()).toMatchObject({
    errors: [
      {
        message: "Diese Bestellung wurde schon bezahlt, versandt, zugestellt oder storniert.",
        extensions: { code: "CONFLICT" },
      },
    ],
  });
});

it("says in German which pictures can be uploaded", () => {
  expect(new UnsupportedImage().message).toMatch(/JPEG, PNG, WebP, AVIF oder GIF\.$/);
});
