import { createTestDatabase } from "../../support/database";
import { isLongRun } from "../../support/needs";
import { createCustomers, type LoadCustomer } from "../support/order-request";
import { openDatabase, type DatabaseClient } from "../support/database-client";
import { keepAlive, send } from "../support/http-client";
import { onCleanup } from "../support/on-cleanup";
import { createProducts } from "../support/order-consistency";
import { ShopProcess } from "../support/shop-process";

const WRITES = 40;
/** Each process serves half of them. */
const READERS = isLongRun ? 50 : 16;

let db: DatabaseClient;
let shops: ShopProcess[];
let admin: LoadCustomer;
let productId: string;
const agent = keepAlive(READERS);
beforeAll(async () => {
  const database = await createTestDatabase();
  onCleanup(() => database.drop());
  onCleanup(() => agent.destroy());
  db = openDatabase(database.url);
  shops = await Promise.all(
    [database.url, database.url].map((databaseUrl) => ShopProcess.start({ databaseUrl })),
  );
  [admin] = (await createCustomers(db, 1)) as [LoadCustomer];
  await db.sql("update users set role = 'ADMIN' where id = $1", [admin.id]);
  productId = (await createProducts(db, 1, 0))[0]?.productId as string;
}, 300_000);

const ADD_UNIT = `mutation ($id: ID!) { restockProduct(id: $id, units: 1) { countInStock } }`;

/** Adds a unit through the first process; resolves with the acknowledged stock. */
async function addUnit(): Promise<number> {
  const { text } = await send(`${shops[0]?.url}/graphql`, {
    agent,
    token: admin.token,
    body: { query: ADD_UNIT, variables: { id: productId } },
  });
  const { data } = JSON.parse(text) as { data: { restockProduct: { countInStock: number } } };
  return data.restockProduct.countInStock;
}

const overGraphQL = (body: () => object) => async (url: string) =>
  (await send(`${url}/graphql`, { agent, body: body() })).text;
const over = (path: () => string, accept: string) => async (url: string) =>
  (await send(`${url}${path()}`, { agent, headers: { accept } })).text;

/** Every way for a visitor to read the stock. */
const ways: Record<string, (url: string) => Promise<string>> = {
  "the list": overGraphQL(() => ({ query: "{ products { nodes { countInStock } } }" })),
  "the product": overGraphQL(() => ({
    query: "query ($id: ID!) { product(id: $id) { countInStock } }",
    variables: { id: productId },
  })),
  "the list over REST": over(() => "/products", "application/json"),
  "the product over REST": over(() => `/products/${productId}`, "application/json"),
};

const stockIn = (text: string) => Number(/"countInStock":(\d+)/.exec(text)?.[1] ?? Number.NaN);

it.each(Object.keys(ways))(
  "shows no reader of %s a stock from before a change that was acknowledged when they asked, in either of two processes",
  async (way) => {
    const read = ways[way] as (typeof ways)[string];
    let acknowledged = await addUnit();
    let writing = true;
    const stale: { asked: number; shown: number }[] = [];
    let answers = 0;
    const reader = async (number: number) => {
      const { url } = shops[number % 2] as ShopProcess;
      while (writing) {
        const asked = acknowledged;
        const shown = stockIn(await read(url));
        answers += 1;
        if (!(shown >= asked)) stale.push({ asked, shown });
      }
    };
    const readers = Array.from({ length: READERS }, (_, number) => reader(number));
    for (let write = 0; write < WRITES; write++) acknowledged = await addUnit();
    writing = false;
    await Promise.all(readers);
    expect(stale).toEqual([]);
    expect(answers).toBeGreaterThan(READERS);
  },
);
