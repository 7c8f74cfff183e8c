import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { concatAST, Kind, parse, print, separateOperations } from "graphql";
import { Client } from "pg";
import { createApp } from "../../api/src/boot/create-app";
import { generate } from "../../api/demo/generate";
import { generatedCustomers, generatedOrders } from "../../api/demo/generated-customers";
import { generatedProducts } from "../../api/demo/generated-products";
import { createLog } from "../../api/src/observability/log";
import { readEnv } from "../../api/src/boot/env";
import { Health } from "../../api/src/http/health";
import { AccessTokens } from "../../api/src/modules/identity/access-token";
import { Firebase } from "../../api/src/modules/identity/firebase";
import { createSecretBox } from "../../api/src/modules/webhooks/sending/secrets";
import { createWebhookSender } from "../../api/src/modules/webhooks/sending/webhook-sender";
import { openImageStore } from "../../api/src/modules/images/stores/open-image-store";
import { inShort } from "../short";
import type { Database } from "./fill-database";
import { withServices, type Services } from "./services";

const FEW = 10;
/** Together with the first rows this stays within the 10,000 that are counted and not estimated. */
const MANY = inShort(9_990, 90);
const WARM_UPS = inShort(30, 1);
const RUNS = inShort(200, 2);
const web = join(__dirname, "../../web/src");

/** The cost of one query: its number of SQL statements and its median time in ms. */
interface Cost {
  statements: number;
  ms: number;
}

/** Prints the cost of each query of the admin pages with ten products, users and orders, and with ten thousand of each. */
export function measureAdminPages(): Promise<void> {
  return withServices(measureBothSizes);
}

async function measureBothSizes(database: Database, services: Services): Promise<void> {
  await fill(database, FEW);
  const few = await measureAll(database, services);
  await fill(database, MANY - FEW);
  const many = await measureAll(database, services);
  console.log(`| query | statements at ${FEW} | at ${MANY} | ms at ${FEW} | at ${MANY} |`);
  console.log(`| --- | ---: | ---: | ---: | ---: |`);
  for (const [name, { statements, ms }] of few) {
    const then = many.get(name) as Cost;
    if (then.statements !== statements) process.exitCode = 1;
    console.log(
      `| ${name} | ${statements} | ${then.statements} | ${ms.toFixed(1)} | ${then.ms.toFixed(1)} |`,
    );
  }
}

async function fill(database: Database, rows: number): Promise<void> {
  for (const generated of [generatedProducts, generatedCustomers, generatedOrders])
    await generate(database, generated, rows, () => undefined);
}

/** Sends every query of the pages as an admin, to a shop in this process. */
async function measureAll(database: Database, services: Services): Promise<Map<string, Cost>> {
  const accessTokens = new AccessTokens("a secret of the bench, which is long enough");
  const firebase = new Firebase({ projectId: "demo-shop", emulatorHost: services.emulatorHost });
  const bootstrap = {
    shopName: "Bench",
    firebase: {},
    demoAccounts: false,
    payments: "off",
    rules: {},
  } as never;
  const app = await createApp({
    database,
    identity: { firebase, accessTokens },
    health: new Health({ ask: () => Promise.resolve(true) }),
    log: createLog({ level: "silent", format: "json" }),
    pages: { webFolder: null, bootstrap },
    images: openImageStore(services.dataDir, undefined),
    payments: null,
    webhooks: {
      sender: createWebhookSender({ allowPrivate: false }),
      secrets: createSecretBox("a secret of the bench, which is long enough"),
    },
    policy: readEnv({}).policy,
  });
  const authorization = `Bearer ${accessTokens.issue({ userId: await createAdmin(database), epoch: 0 }).accessToken}`;
  const ids = await findIds(database);
  const input = { products: [{ id: ids.product }], draft: false };
  const found = new Map<string, Cost>();
  for (const [name, query] of queriesOfPages())
    found.set(
      name,
      await measure(async () => {
        const variables = {
          id: ids[shown[name] ?? "product"],
          input,
          first: 50,
          days: 30,
          twice: 60,
          timeZone: "UTC",
        };
        const payload = { query, variables };
        const answer = await app.inject({
          method: "POST",
          url: "/graphql",
          headers: { authorization },
          payload,
        });
        if (answer.body.includes('"errors"')) throw new Error(`${name}: ${answer.body}`);
      }),
    );
  await app.close();
  await firebase.close();
  return found;
}

async function measure(send: () => Promise<void>): Promise<Cost> {
  for (let run = 0; run < WARM_UPS; run++) await send();
  const statements = await countStatements(send);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const since = performance.now();
    await send();
    times.push(performance.now() - since);
  }
  return { statements, ms: times.sort((a, b) => a - b)[RUNS / 2] as number };
}

async function countStatements(send: () => Promise<void>): Promise<number> {
  const { query } = Client.prototype;
  let statements = 0;
  Client.prototype.query = function (this: Client, ...parameters: unknown[]) {
    statements += 1;
    return query.apply(this, parameters as never) as unknown;
  } as typeof query;
  await send();
  Client.prototype.query = query;
  return statements;
}

/** The queries of the admin pages and of the dashboard, each with its fragments. */
function queriesOfPages(): [name: string, query: string][] {
  const files = readdirSync(web, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".graphql"),
  );
  const ofAdmins = (file: string) =>
    ["pages/admin/", "features/dashboard/"].some((folder) => file.startsWith(folder)) ||
    file.endsWith("DashboardPage.graphql");
  const parsed = files
    .filter((file) => !file.endsWith("schema.graphql"))
    .map((file) => ({ file, document: parse(readFileSync(join(web, file), "utf8")) }));
  const separated = separateOperations(concatAST(parsed.map(({ document }) => document)));
  return parsed
    .filter(({ file }) => ofAdmins(file))
    .flatMap(({ document }) => document.definitions)
    .flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION || String(definition.operation) !== "query")
        return [];
      const name = definition.name?.value as string;
      return [[name, print(separated[name] as never)] as [string, string]];
    });
}

async function createAdmin(database: Database): Promise<string> {
  const [user] = await database.query<{ id: string }[]>(
    `insert into users (firebase_uid, email, name, role) values (gen_random_uuid(), gen_random_uuid() || '@example.com', 'Ada', 'ADMIN')
      returning id`,
  );
  return (user as { id: string }).id;
}

/** What a query shows one of, where that is no product. */
const shown: Record<string, keyof Ids> = {
  ManageOrder: "order",
  OrdersOfCart: "checkout",
  ProgramsOfUser: "user",
  User: "user",
  Webhook: "webhook",
};

type Ids = Record<"product" | "order" | "checkout" | "user" | "webhook", string>;

/** An id of each. */
async function findIds(database: Database): Promise<Ids> {
  await database.query(
    "insert into webhooks (url, events, secret) values ('https://example.com/', '{stock.low}', '')",
  );
  await database.query(
    `with bought as (insert into checkouts (user_id, idempotency_key) select user_id, gen_random_uuid()::text from orders limit 1 returning id)
      update orders set checkout_id = bought.id from bought where orders.id = (select id from orders limit 1)`,
  );
  const [ids] = await database.query<Ids[]>(
    `select (select id from products limit 1) as product, (select id from orders where checkout_id is not null limit 1) as order, (select id from checkouts limit 1) as checkout,
      (select id from users limit 1) as user, (select id from webhooks limit 1) as webhook`,
  );
  return ids as Ids;
}
