import type { Agent } from "node:http";
import type { LoadCustomer } from "./customers";
import { send, type HttpAnswer } from "./http-client";
import type { IntendedOrder } from "./order-request";
import { placeOrder } from "./order-request";

/** The shop, users and products of a mix of requests. */
export interface RequestMix {
  url: string;
  customers: LoadCustomer[];
  productIds: string[];
  agent: Agent;
}

type Request = (mix: RequestMix, turn: number) => Promise<{ status: number }>;

const of = <Item>(items: Item[], turn: number) => items[turn % items.length] as Item;
const customerOf = ({ customers }: RequestMix, turn: number) => of(customers, turn);
const get = ({ url, agent }: RequestMix, path: string, token?: string) =>
  send(url + path, { agent, ...(token !== undefined && { token }) });

/** Sends a GraphQL query; an answer with errors counts as 400. */
export async function sendQuery(
  { url, agent }: RequestMix,
  query: string,
  token?: string,
): Promise<{ status: number }> {
  const answer: HttpAnswer = await send(`${url}/graphql`, {
    agent,
    body: { query },
    ...(token !== undefined && { token }),
  });
  return { status: answer.status === 200 && answer.text.includes('"errors"') ? 400 : answer.status };
}

const WORDS = ["watch", "hammer", "steel", "diver", "wrench", "unheardof", "plane", "gold"];

/** Typical requests of people and programs: pages of products, searches, orders, their own records, and things that don't exist. */
const requests: Request[] = [
  (mix) => get(mix, "/products?limit=24"),
  (mix, turn) => get(mix, `/products?limit=24&search=${of(WORDS, turn)}`),
  (mix, turn) => get(mix, `/products/${of(mix.productIds, turn)}`),
  (mix, turn) => get(mix, `/products/${turn}`),
  (mix) => sendQuery(mix, "{ topProducts { id name price rating image } }"),
  (mix) =>
    sendQuery(mix, "{ products(first: 24) { nodes { id name price } totalCount pageInfo { endCursor } } }"),
  (mix) => sendQuery(mix, "{ reviews(first: 10) { nodes { name rating comment } } }"),
  (mix, turn) => sendQuery(mix, "{ me { id email role } }", customerOf(mix, turn).token),
  (mix, turn) => sendQuery(mix, "{ myOrders { nodes { id paid } } }", customerOf(mix, turn).token),
  (mix, turn) => get(mix, `/orders/${customerOf(mix, turn).email}`, customerOf(mix, turn).token),
  (mix, turn) => get(mix, "/orders", customerOf(mix, turn).token),
  (mix) => sendQuery(mix, "{ nobodyKnowsThis }"),
  async (mix, turn) => {
    const answer = await placeOrder(mix.url, intended(mix, turn), mix.agent);
    return { status: answer.kind === "broken" ? answer.status : answer.kind === "unavailable" ? 503 : 200 };
  },
];

function intended(mix: RequestMix, turn: number): IntendedOrder {
  const productId = of(mix.productIds, Math.floor(turn / mix.customers.length));
  return { customer: customerOf(mix, turn), productId, qty: 1, key: `soak-${turn}`, via: "rest" };
}

/** Sends the request of this turn. */
export const sendMixedRequest: Request = (mix, turn) => of(requests, turn)(mix, turn);

/** Sends a small new query twice: it is compiled at its second use. */
export async function sendDistinctQuery(mix: RequestMix, turn: number): Promise<{ status: number }> {
  const fields = ["id", "name", "price", "rating", "image", "description", "countInStock"];
  const chosen = fields.filter((_, bit) => (turn % 127) & (1 << bit)).join(" ") || "id";
  const query = `{ q${turn}: products(first: 2) { nodes { ${chosen} } totalCount pageInfo { hasNextPage } } }`;
  await sendQuery(mix, query);
  return sendQuery(mix, query);
}
