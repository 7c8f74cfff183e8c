import { register } from "./support/accounts";
import { aProduct, asAdmin } from "./support/builders";
import { Caller } from "./support/caller";
import { readCurl, valueOf, readDocsExamples, type Step } from "./support/docs-examples";
import { emulatorHost } from "./support/database";
import { aDemoGateway } from "./support/payments";
import type { TestShop } from "./support/shop";
import { startReceiver, type WebhookReceiver } from "./support/webhooks";
import { createWebhookSender } from "../src/modules/webhooks/sending/webhook-sender";

const SHOP = "http://shop.test";
/** The shop's origins: that of the docs, and its own in the addresses that it gives. */
const ORIGINS = [SHOP, "http://localhost"];
const { introduced, steps } = readDocsExamples();

const gateway = aDemoGateway();
let shop: TestShop;
let receiver: WebhookReceiver;
const variables: Record<string, string> = {};
beforeAll(async () => {
  receiver = await startReceiver();
  shop = await gateway.startShop({ webhooks: { sender: createWebhookSender({ allowPrivate: true }) } });
  const { email, password } = await register({ displayName: "Carl Shopper", verified: true });
  const admin = await asAdmin(shop);
  const categoryId = await addTaxonomy(shop);
  const halyard = { categoryId, attributeValues: { "case-diameter": 40 }, price: 249.5, countInStock: 12 };
  await aProduct(shop, { name: "Halyard Chronograph", ...halyard });
  await aProduct(shop, { name: "Fennick Box Spirit Level 600 mm", price: 28.9, countInStock: 40 });
  Object.assign(variables, { SHOP, EMAIL: email, PASSWORD: password, API_KEY: "any" });
  Object.assign(variables, { FIREBASE: `http://${emulatorHost()}/identitytoolkit.googleapis.com` });
  Object.assign(variables, { ADMIN_TOKEN: admin.token, RECEIVER: receiver.url });
});
afterAll(async () => {
  await shop.stop();
  await receiver.stop();
});

/** Of the demo's categories, brands and attributes those that the docs name; returns the id of the chronographs. */
async function addTaxonomy({ sql }: TestShop): Promise<string> {
  await sql("insert into brands (slug, name) values ('fennick', 'Fennick')");
  await sql(`insert into attributes (slug, name, type, unit, position) values ('case-diameter', 'Case diameter', 'NUMBER', 'mm', 1),
    ('length', 'Length', 'NUMBER', 'mm', 2), ('case-included', 'Case included', 'BOOLEAN', null, 3)`);
  const add = async (slug: string, name: string, parent: string | null, attributes: string[] = []) => {
    const insert = "insert into categories (slug, name, parent_id) values ($1, $2, $3) returning id";
    const [{ id }] = (await sql<{ id: string }>(insert, [slug, name, parent])) as [{ id: string }];
    await sql("insert into category_attributes select $1, unnest($2::text[])", [id, attributes]);
    return id;
  };
  const tools = await add("tools", "Tools", null);
  await add("measuring", "Measuring and Marking", tools, ["length", "case-included"]);
  const watches = await add("watches", "Watches", null, ["case-diameter"]);
  return add("chronographs", "Chronographs", watches);
}

const filled = (text: string) => text.replace(/\$(\w+)/g, (_, name: string) => valueOf(name, variables));

async function runOperation({ code, as, variables: given, refused }: Step): Promise<unknown> {
  const { TOKEN: customer, ADMIN_TOKEN: admin, KEY: program } = variables;
  const token = { nobody: undefined, customer, admin, program }[as];
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

/** Compared with the docs by value; of everything else only the type is compared. */
const EXACT = new Set([
  "__typename",
  "code",
  "status",
  "title",
  "deletedCount",
  "modifiedCount",
  "deliverOrder",
]);

/** What of an answer the docs promise: its shape, and the values that mean something by themselves. */
function promised(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map((item) => promised(item));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, promised(held, key)]));
  return EXACT.has(name) || typeof value === "boolean" ? value : typeof value;
}

it("introduces what its blocks use", () => {
  expect(Object.keys(variables)).toEqual(expect.arrayContaining(introduced));
});

it.each(steps.map((step) => [`${step.section}: ${step.code.trim().split("\n")[0]}`, step] as const))(
  "%s",
  async (_title, step) => {
    const answer = await (step.language === "graphql" ? runOperation(step) : runCommand(step));
    if (step.answer !== undefined) expect(promised(answer)).toMatchObject(promised(step.answer) as object);
    if (!step.keep) return;
    const { name, path } = step.keep;
    const found = path.reduce<unknown>((held, key) => (held as Record<string, unknown>)[key], answer);
    expect(typeof found).toBe("string");
    variables[name] = found as string;
  },
);
