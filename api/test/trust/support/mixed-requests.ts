import type { Agent } from "node:http";
import type { LoadCustomer } from "./customers";
import { send, type HttpAnswer } from "./http-client";
import type { IntendedOrder } from "./order-request";
import { placeOrder } from "./order-request";

/** Who asks for what in a mix of requests. */
export interface Mix {
  url: string;
  customers: LoadCustomer[];
  productIds: string[];
  agent: Agent;
}

type Request = (mix: Mix, turn: number) => Promise<{ status: number }>;

const of = <Item>(items: Item[], turn: number) => items[turn % items.length] as Item;
const customerOf = ({ customers }: Mix, turn: number) => of(customers, turn);
const get = ({ url, agent }: Mix, path: string, token?: string) =>
  send(url + path, { agent, ...(token !== undefined && { token }) });

/** Asks over GraphQL; an answer with errors counts as 400. */
export async function ask({ url, agent }: Mix, query: string, token?: string): Promise<{ status: number }> {
  const answer: HttpAnswer = await send(`${url}/graphql`, {
    agent,
    body: { query },
    ...(token !== undefined && { token }),
  });
  return { status: answer.status === 200 && answer.text.includes('"errors"') ? 400 : answer.status };
}

const WORDS = ["watch", "hammer", "steel", "diver", "wrench", "unheardof", "plane", "gold"];

/** What people and programs ask a shop for: pages of products, searches, orders, their own records, and things that aren't there. */
const requests: Request[] = [
  (mix) => get(mix, "/products?limit=24"),
  (mix, turn) => get(mix, `/products?limit=24&search=${of(WORDS, turn)}`),
  (mix, turn) => get(mix, `/products/${of(mix.productIds, turn)}`),
  (mix, turn) => get(mix, `/products/${turn}`),
  (mix) => ask(mix, "{ topProducts { id name price rating image } }"),
  (mix) => ask(mix, "{ products(first: 24) { nodes { id name price } totalCount pageInfo { endCursor } } }"),
  (mix) => ask(mix, "{ reviews(first: 10) { nodes { name rating comment } } }"),
  (mix, turn) => ask(mix, "{ me { id email role } }", customerOf(mix, turn).token),
  (mix, turn) => ask(mix, "{ myOrders { nodes { id paid } } }", customerOf(mix, turn).token),
  (mix, turn) => get(mix, `/orders/${customerOf(mix, turn).email}`, customerOf(mix, turn).token),
  (mix, turn) => get(mix, "/orders", customerOf(mix, turn).token),
  (mix) => ask(mix, "{ nobodyKnowsThis }"),
  async (mix, turn) => {
    const answer = await placeOrder(mix.url, intended(mix, turn), mix.agent);
    return { status: answer.kind === "broken" ? answer.status : answer.kind === "unavailable" ? 503 : 200 };
  },
];

function intended(mix: Mix, turn: number): IntendedOrder {
  const productId = of(mix.productIds, Math.floor(turn / mix.customers.length));
  return { customer: customerOf(mix, turn), productId, qty: 1, key: `soak-${turn}`, via: "rest" };
}

/** The request of this turn. */
export const mixed: Request = (mix, turn) => of(requests, turn)(mix, turn);

/** A small query that nobody has sent before, sent twice: at the second use it is compiled. */
export async function distinctQuery(mix: Mix, turn: number): Promise<{ status: number }> {
  const fields = ["id", "name", "price", "rating", "image", "description", "countInStock"];
  const chosen = fields.filter((_, bit) => (turn % 127) & (1 << bit)).join(" ") || "id";
  const query = `{ q${turn}: products(first: 2) { nodes { ${chosen} } totalCount pageInfo { hasNextPage } } }`;
  await ask(mix, query);
  return ask(mix, query);
}
