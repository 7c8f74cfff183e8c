import { randomUUID } from "node:crypto";
import { rules } from "../../../src/context/limit-rules";
import { openBucket } from "../../support/images";
import { register } from "../../support/accounts";
import { createTestDatabase } from "../../support/database";
import { startMailServer } from "../../support/mail-server";
import { withPages } from "../../support/needs";
import { anOrderForm, PLACE_ORDER } from "../../support/operations";
import { addressOf } from "../../support/persisted-queries";
import { openDatabase } from "../support/database-client";
import { send } from "../support/http-client";
import { walkThrough } from "../support/walk-through";
import * as take from "../support/journey-steps";
import { Journey, type JourneyShop, type Visitor } from "../support/journey";
import { onCleanup } from "../support/on-cleanup";
import { ShopProcess } from "../support/shop-process";

const ORIGIN = "https://shop.example";
const READERS = 20;

let shop: JourneyShop;
let processes: ShopProcess[];
/** Resolves with the sender of the first mail, which waits until `goOn`. */
let firstSender: Promise<string>;
let goOn: () => void;
beforeAll(async () => {
  const [database, mails, bucket] = await Promise.all([
    createTestDatabase(),
    startMailServer(),
    openBucket(),
  ]);
  for (const close of [database.drop, mails.stop, bucket.close]) onCleanup(close);
  const held = new Promise<void>((resolve) => (goOn = resolve));
  firstSender = new Promise((resolve) => {
    mails.begun = (sender) => (resolve(sender), held);
  });
  const env = {
    PUBLIC_ORIGIN: ORIGIN,
    RATE_LIMITS: "shared",
    SMTP_URL: mails.url,
    S3_BUCKET: "images",
    S3_ENDPOINT: bucket.endpoint,
    S3_PATH_STYLE: "true",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "secret",
  };
  // each with its own data folder and sender name
  const start = (number: number) =>
    ShopProcess.start({
      databaseUrl: database.url,
      env: { ...env, MAIL_FROM: `Shop <process-${number}@example.com>` },
    });
  processes = await Promise.all([0, 1, 2].map(start));
  shop = { urls: processes.map(({ url }) => url), db: openDatabase(database.url), mails };
}, 300_000);

/**
 * Kills the process that sends the first mail, while visitors read from the other processes; no visitor may get a
 * refusal.
 */
async function killOne(): Promise<void> {
  const killed = Number(/process-(\d)/.exec(await firstSender)?.[1]);
  shop.urls = shop.urls.filter((_url, number) => number !== killed);
  const read = (number: number) => send(`${shop.urls[number % 2]}/products`);
  const readers = Array.from({ length: READERS }, (_, number) => read(number));
  await processes[killed]?.kill();
  readers.push(...Array.from({ length: READERS }, (_, number) => read(number)));
  expect(new Set((await Promise.all(readers)).map(({ status }) => status))).toEqual(new Set([200]));
  goOn();
}

describe("a journey, each request of which goes to another of three processes, one of which is killed", () => {
  walkThrough(() => shop, killOne);

  it("was killed while it sent a mail, which another process has sent instead", async () => {
    const sent = shop.mails.received.find(({ email }) =>
      email.subject?.startsWith("We've received your order"),
    );
    expect(sent?.from).toMatch(/^process-\d@/);
    expect(sent?.from).not.toBe(await firstSender);
  });

  withPages.it("shows an edit on the pages of every process at once", async () => {
    const journey = new Journey(shop);
    await journey.signIn();
    await take.importProducts(journey);
    const { id } = await journey.product(0);
    const page = async (visitor: Visitor, path: string) =>
      (await visitor.fetch(path, { headers: { accept: "text/html" } })).text;
    const shown = async (price: string) => {
      for (const visitor of journey.ofEach(journey.visitor))
        for (const path of ["/", "/products", `/product/${id}`])
          expect(await page(visitor, path)).toContain(`>${price}$<`);
    };
    await shown("9.50");
    for (const price of [10.25, 11.25]) {
      await take.changePrice(journey, 0, price);
      await shown(String(price));
    }
  });

  it("confirms no answer by an ETag that another process gave to an older state", async () => {
    const journey = new Journey(shop);
    await journey.signIn();
    await take.importProducts(journey);
    const ask = (etag?: string) =>
      journey.visitor.fetch(addressOf(), { headers: { ...(etag && { "if-none-match": etag }) } });
    const { etag } = (await ask()).headers;
    expect((await ask(etag)).status).toBe(304);
    await take.changePrice(journey, 0, 77.25);
    for (const { status, text } of [await ask(etag), await ask(etag)]) {
      expect(status).toBe(200);
      expect(text).toContain("77.25");
    }
  });

  it("counts a customer's orders together: all processes refuse further ones", async () => {
    const journey = new Journey(shop);
    const customer = await journey.visitor.signedIn(await register());
    const orderForm = () => ({ query: PLACE_ORDER, variables: { input: anOrderForm(randomUUID()) } });
    const order = () => customer.call("/graphql", { body: orderForm() });
    const isRefused = ({ status }: { status: number }) => status === 429;
    let allowed = 0;
    for (let sent = 0; sent < rules.order.points + 2 * READERS; sent += READERS) {
      const answers = await Promise.all(Array.from({ length: READERS }, order));
      allowed += answers.filter((answer) => !isRefused(answer)).length;
    }
    expect(allowed).toBe(rules.order.points);
    for (const each of journey.ofEach(customer))
      expect(await each.call("/graphql", { body: orderForm() })).toMatchObject({
        status: 429,
        headers: { "retry-after": expect.any(String) as string },
      });
  });
});
