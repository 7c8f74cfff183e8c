import type { Agent } from "node:http";
import { AccessTokens } from "../../../src/modules/identity/access-token";
import { TEST_SECRET } from "../../support/shop";
import { anOrderBody, anOrderForm, PLACE_ORDER } from "../../support/operations";
import type { DatabaseClient } from "./database-client";
import { send, sendUntilServed, type HttpAnswer } from "./http-client";

/** A signed-in customer of a shop process. */
export interface LoadCustomer {
  id: string;
  email: string;
  token: string;
}

const accessTokens = new AccessTokens(TEST_SECRET);

/** Creates signed-in customers with verified emails, thousands in one statement. */
export async function createCustomers(db: DatabaseClient, count: number): Promise<LoadCustomer[]> {
  const users = await db.sql<{ id: string; email: string }>(
    `insert into users (firebase_uid, email, email_verified, name, role)
      select 'uid-' || id, id || '@example.com', true, 'Carl Shopper', 'CUSTOMER'
      from (select gen_random_uuid() as id from generate_series(1, $1)) as made
      returning id, email`,
    [count],
  );
  return users.map((user) => ({
    ...user,
    token: accessTokens.issue({ userId: user.id, epoch: 0 }).accessToken,
  }));
}

/** An order that a customer wants to place once, however often it is sent. */
export interface IntendedOrder {
  customer: LoadCustomer;
  productId: string;
  qty: number;
  key: string;
  via: "graphql" | "rest";
}

/** The shop's answer to one attempt. */
export type OrderAnswer =
  | { kind: "acknowledged"; orderId: string }
  /** A refusal by a rule of the shop, which repeating doesn't change. */
  | { kind: "refused"; code: string }
  /** 503 with the seconds of Retry-After. */
  | { kind: "unavailable"; retryAfter: string | undefined }
  /** No answer: the order may or may not have been placed. */
  | { kind: "unanswered"; reason: string }
  /** An answer that clients should never get. */
  | { kind: "broken"; status: number; text: string };

/** An intended order with all its answers, in order. */
export interface OrderHistory {
  order: IntendedOrder;
  answers: OrderAnswer[];
}

/** Sends one attempt over GraphQL or REST and reads the answer. Never throws. */
export async function placeOrder(url: string, order: IntendedOrder, agent?: Agent): Promise<OrderAnswer> {
  try {
    return await attempt(send, url, order, agent);
  } catch (error) {
    return { kind: "unanswered", reason: (error as NodeJS.ErrnoException).code ?? String(error) };
  }
}

/** As placeOrder; repeats the order until the shop has decided. Throws without an answer. */
export function placeOrderUntilDecided(
  url: string,
  order: IntendedOrder,
  agent: Agent,
): Promise<OrderAnswer> {
  return attempt(sendUntilServed, url, order, agent);
}

async function attempt(
  sendBy: typeof sendUntilServed,
  url: string,
  { customer, productId, qty, key, via }: IntendedOrder,
  agent?: Agent,
): Promise<OrderAnswer> {
  const common = { token: customer.token, ...(agent && { agent }) };
  if (via === "graphql") {
    const variables = { input: anOrderForm(productId, { qty, idempotencyKey: key }) };
    return readGraphQL(
      await sendBy(`${url}/graphql`, { ...common, body: { query: PLACE_ORDER, variables } }),
    );
  }
  const headers = { "idempotency-key": key };
  return readRest(
    await sendBy(`${url}/order`, { ...common, headers, body: anOrderBody(productId, { qty }) }),
  );
}

interface GraphQLAnswer {
  data?: { placeOrder?: { __typename: string; id: string } | null } | null;
  errors?: { extensions?: { code?: string } }[];
}

function readGraphQL(answer: HttpAnswer): OrderAnswer {
  const { data, errors } = parse<GraphQLAnswer>(answer.text);
  const placed = data?.placeOrder;
  if (placed?.__typename === "Order") return { kind: "acknowledged", orderId: placed.id };
  if (placed) return { kind: "refused", code: placed.__typename };
  if (answer.status === 503) return unavailable(answer);
  const code = errors?.[0]?.extensions?.code;
  if (code === undefined || code === "INTERNAL_SERVER_ERROR") return broken(answer);
  return { kind: "refused", code };
}

interface RestAnswer {
  acknowledged?: boolean;
  insertedId?: string;
  title?: string;
}

function readRest(answer: HttpAnswer): OrderAnswer {
  if (answer.status === 503) return unavailable(answer);
  const { acknowledged, insertedId, title } = parse<RestAnswer>(answer.text);
  if (acknowledged && insertedId) return { kind: "acknowledged", orderId: insertedId };
  if (answer.status === 200 && acknowledged === false) return { kind: "refused", code: "DuplicateOrder" };
  if (answer.status >= 400 && answer.status < 500 && title) return { kind: "refused", code: title };
  return broken(answer);
}

function unavailable({ headers }: HttpAnswer): OrderAnswer {
  return { kind: "unavailable", retryAfter: headers["retry-after"] };
}

function broken({ status, text }: HttpAnswer): OrderAnswer {
  return { kind: "broken", status, text };
}

function parse<Body>(text: string): Partial<Body> {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return {};
  }
}
