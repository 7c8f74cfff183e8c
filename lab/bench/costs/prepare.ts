import { AccessTokens } from "../../../api/src/modules/identity/access-token";
import type { BenchLoad, Customer, Database } from "../fill-database";
import { textOf } from "../generator/answer";
import { exchange } from "../generator/connection";
import type { LoadRequest } from "../generator/request";
import { getPage } from "../scenarios/pages";
import { dataOf, get, graphql } from "../scenarios/scenario";
import type { Services } from "../services";
import { START_PAYMENT } from "./documents";

/** The shop that operations are sent to, with the bench's products and customers. */
export interface BenchShop {
  origin: string;
  database: Database;
  services: Services;
  load: BenchLoad;
  secret: string;
}

/** An order that waits for its payment. */
export interface UnpaidOrder {
  customer: Customer;
  orderId: string;
}

/** The files that the home page names, each as a browser asks for it. */
export async function filesOf(origin: string): Promise<LoadRequest[]> {
  const page = textOf(await exchange(origin, getPage("/")));
  const named = [...page.matchAll(/(?:src|href)="(\/[^"?#]+\.(?:js|css|woff2|svg|webp|avif|png|jpg|ico))"/g)];
  const paths = [...new Set(named.map(([, path]) => path as string))];
  if (paths.length === 0) throw new Error("The home page names no files.");
  return paths.map((path) => get(path, { "accept-encoding": "br" }));
}

/** Signs accounts up at the emulator; their ID tokens, which are valid for an hour. */
export async function signUp(emulatorHost: string, count: number): Promise<string[]> {
  const address = `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`;
  const headers = { "content-type": "application/json" };
  const idTokens: string[] = [];
  for (let n = 0; n < count; n++) {
    const account = { email: `costs-${n}@example.com`, password: "a-password-1", displayName: `Costs ${n}` };
    const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(account) });
    idTokens.push(((await answer.json()) as { idToken: string }).idToken);
  }
  return idTokens;
}

/** The access token of a new admin, issued again at each call. */
export async function adminOf({ database, secret }: BenchShop): Promise<() => string> {
  const tokens = new AccessTokens(secret);
  const [user] = await database.query<{ id: string }[]>(
    `insert into users (firebase_uid, email, name, role) values (gen_random_uuid(), gen_random_uuid() || '@example.com', 'Ada', 'ADMIN')
      returning id`,
  );
  const userId = (user as { id: string }).id;
  return () => tokens.issue({ userId, epoch: 0 }).accessToken;
}

/** Orders that are paid and wait for their delivery. */
export async function paidOrders({ database }: BenchShop, count: number): Promise<string[]> {
  const found = await database.query<{ id: string }[]>(
    "select id from orders where paid_at is not null and delivered_at is null order by id limit $1",
    [count],
  );
  return found.map(({ id }) => id);
}

/** Adds unpaid orders of the last customers, of a product that nobody orders under load. */
export async function addUnpaidOrders({ database, load }: BenchShop, count: number): Promise<UnpaidOrder[]> {
  const customers = load.customers.slice(-count);
  const added = await database.query<{ id: string; user_id: string }[]>(
    `insert into orders (user_id, product_id, name, email, address, phone, qty, product_name, unit_price_cents, idempotency_key)
      select users.id, products.id, 'Bench', email, '1 Street', '12345', 1, products.name, price_cents, gen_random_uuid()::text
        from users cross join products where users.id = any($1::uuid[]) and products.id = $2
      returning id, user_id`,
    [customers.map(({ id }) => id), load.products.at(-1)],
  );
  const byId = new Map(customers.map((customer) => [customer.id, customer]));
  return added.map(({ id, user_id }) => ({ orderId: id, customer: byId.get(user_id) as Customer }));
}

/** Starts the payment of an order. */
export const startPayment = ({ customer, orderId }: UnpaidOrder): LoadRequest => ({
  ...graphql(START_PAYMENT, { orderIds: [orderId] }, customer.token),
  expected: '"PaymentPage"',
});

/** Starts payments; the paths of their pages. */
export async function startPayments({ origin }: BenchShop, orders: UnpaidOrder[]): Promise<string[]> {
  const paths: string[] = [];
  for (const order of orders) {
    const answer = textOf(await exchange(origin, startPayment(order)));
    paths.push(new URL(dataOf<{ startPayment: { url: string } }>(answer).startPayment.url).pathname);
  }
  return paths;
}
