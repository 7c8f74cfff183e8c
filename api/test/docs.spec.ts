import { seedAccounts, seedAdmin, seedDemo } from "../demo/seed";
import { Caller } from "./support/caller";
import {
  linksToSections,
  PAGES,
  readCurl,
  readDocsExamples,
  readPage,
  valueOf,
  type Step,
} from "./support/docs-examples";
import { emulatorHost } from "./support/database";
import { aDemoGateway } from "./support/payments";
import type { TestShop } from "./support/shop";
import { startReceiver, type WebhookReceiver } from "./support/webhooks";
import { createWebhookSender } from "../src/modules/webhooks/sending/webhook-sender";

const SHOP = "http://shop.test";
/** The shop's origins: the one in the docs, and the one in the URLs that the shop returns. */
const ORIGINS = [SHOP, "http://localhost"];
const { introduced, prose, steps } = readDocsExamples();

const gateway = aDemoGateway();
let shop: TestShop;
let receiver: WebhookReceiver;
const variables: Record<string, string> = {};
beforeAll(async () => {
  receiver = await startReceiver();
  shop = await gateway.startShop({ webhooks: { sender: createWebhookSender({ allowPrivate: true }) } });
  const customerUid = await seedAccounts(shop.firebase);
  await seedAdmin(shop.database);
  await seedDemo(shop.database, { seller: shop.policy.seller, customerUid });
  Object.assign(variables, introduced, { SHOP, RECEIVER: receiver.url });
  variables["FIREBASE"] = `http://${emulatorHost()}/identitytoolkit.googleapis.com`;
});
afterAll(async () => {
  await shop.stop();
  await receiver.stop();
});

const filled = (text: string) => text.replace(/\$(\w+)/g, (_, name: string) => valueOf(name, variables));

async function runOperation({ code, token: named, variables: given, refused }: Step): Promise<unknown> {
  const token = named === undefined ? undefined : valueOf(named, variables);
  const input = given === undefined ? undefined : (JSON.parse(filled(given)) as Record<string, unknown>);
  const { data, errors } = await new Caller(shop, token).graphql(code, input);
  expect(errors.map(({ message }) => message)).toHaveLength(refused ? 1 : 0);
  return refused ? errors[0] : data;
}

async function runCommand({ code, refused }: Step): Promise<unknown> {
  const { method, url, headers, body } = readCurl(code, variables);
  const { origin, pathname, search } = new URL(url);
  if (!ORIGINS.includes(origin)) return (await fetch(url, { method, headers, body: body ?? null })).json();
  const answer = await new Caller(shop).call(method as "GET", pathname + search, { headers, body });
  expect(answer.status < 400).toBe(!refused);
  if (url.endsWith("/graphql") && !refused) expect(answer.body).not.toHaveProperty("errors");
  return answer.body;
}

/** Values that differ in each run: ids, times, tokens, and numbers of orders and invoices. */
const EACH_TIME = /…|^\d{4}-\d{2}-\d{2}T[\d:.]+Z$|^\d{4}-\d{4}$|^(CN-)?\d{4}-\d{6}$|\/invoices\//;

/** Expects that a response contains everything in the documented one; a documented list shows the first entries. */
function expectPromised(answer: unknown, promised: unknown): void {
  if (Array.isArray(promised)) {
    if (promised.length === 0) expect(answer).toEqual([]);
    promised.forEach((each, place) => expectPromised((answer as unknown[])[place], each));
  } else if (typeof promised === "object" && promised !== null) {
    for (const [name, each] of Object.entries(promised)) {
      expect(Object.keys(answer as object)).toContain(name);
      expectPromised((answer as Record<string, unknown>)[name], each);
    }
  } else if (typeof promised === "string" && EACH_TIME.test(promised)) expect(typeof answer).toBe("string");
  else expect(answer).toEqual(promised);
}

/** The first line of a block that isn't a comment. */
const headOf = ({ code }: Step) => code.split("\n").find((line) => !line.startsWith("#"));

const usedBy = ({ code, variables: given = "" }: Step) =>
  [...(code + given).matchAll(/\$([A-Z_]+)\b/g)].map(([, name]) => name as string);

/** Whether a block of the section sets the variable. */
const sets = (section: string, name: string) =>
  steps.some((step) => step.section === section && step.keep?.name === name);

/** Whether the section's text links the variable to the section that sets it. */
function explains(section: string, name: string): boolean {
  const link = prose[section]?.split(`[\`$${name}\`](`)[1]?.split(")")[0] ?? "";
  return sets(link.startsWith("#") ? section.split("#")[0] + link : link, name);
}

it("says in each section where the variables of its blocks come from", () => {
  const unexplained = steps.flatMap((step) =>
    usedBy(step)
      .filter((name) => !(name in introduced) && !sets(step.section, name) && !explains(step.section, name))
      .map((name) => `${step.section}: $${name}`),
  );
  expect([...new Set(unexplained)]).toEqual([]);
});

it("begins with its variables, and each page with a link to them", () => {
  const [start = "", ...others] = PAGES.map(readPage);
  expect(start.indexOf("SHOP=")).toBeLessThan(start.indexOf("$SHOP"));
  for (const page of others) expect(page.split("\n## ")[0]).toContain("](README.md#variables)");
});

it("has each section that a document links to", () =>
  expect(linksToSections().filter((link) => !(link in prose))).toEqual([]));

it.each(steps.map((step) => [`${step.section}: ${headOf(step)}`, step] as const))(
  "%s",
  async (_title, step) => {
    const answer = await (step.language === "graphql" ? runOperation(step) : runCommand(step));
    if (step.answer !== undefined) expectPromised(answer, step.answer);
    if (!step.keep) return;
    const { name, path } = step.keep;
    const found = path.reduce<unknown>((held, key) => (held as Record<string, unknown>)[key], answer);
    expect(typeof found).toBe("string");
    variables[name] = found as string;
  },
);
