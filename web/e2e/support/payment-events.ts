import { createHmac, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type APIRequestContext } from "@playwright/test";
import { ask, type ApiSession } from "./shop-api";
import { shopUnderTest } from "./shop-under-test";

/** Sends an event to the shop with the demo gateway's signature. */
async function report(
  request: APIRequestContext,
  type: string,
  object: Record<string, unknown>,
): Promise<void> {
  const { env } = await shopUnderTest();
  const secret = (await readFile(join(env["DATA_DIR"] as string, "payment-webhook-secret"), "utf8")).trim();
  const created = Math.floor(Date.now() / 1_000);
  const payload = JSON.stringify({ id: `evt_${randomUUID()}`, type, created, data: { object } });
  const signature = createHmac("sha256", secret).update(`${created}.${payload}`).digest("hex");
  const headers = { "content-type": "application/json", "stripe-signature": `t=${created},v1=${signature}` };
  const answer = await request.post("/webhooks/payments", { data: payload, headers });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Pays an order of 19.50$ per unit; returns the provider's session. */
export async function payInSession(
  request: APIRequestContext,
  { accessToken }: ApiSession,
  orderId: string,
): Promise<string> {
  const mutation = "mutation ($id: ID!) { startPayment(orderIds: [$id]) { ... on PaymentPage { url } } }";
  const { startPayment } = await ask<{ startPayment: { url: string } }>(
    request,
    mutation,
    { id: orderId },
    accessToken,
  );
  const { pathname } = new URL(startPayment.url);
  await request.post(pathname, { form: { decision: "stay" } });
  return pathname.split("/").at(-1) as string;
}

/** Reports a dispute of a session's payment, with the provider's status. */
export const dispute = (request: APIRequestContext, session: string, status: string) =>
  report(
    request,
    status === "won" || status === "lost" ? "charge.dispute.closed" : "charge.dispute.updated",
    {
      ...{ id: `dp_${session}`, amount: 3900, currency: "usd", charge: session, status },
      reason: "product_not_received",
      is_charge_refundable: status === "won",
      evidence_details: { due_by: Math.floor(Date.now() / 1_000) + 10 * 86_400 },
    },
  );

/** Reports that all refunds of a session's payment failed. */
export const failRefund = (request: APIRequestContext, session: string) =>
  report(request, "refund.failed", {
    ...{ id: `re_${session}`, amount: 3900, charge: session, status: "failed" },
    failure_reason: "lost_or_stolen_card",
  });

/** Reports a complete refund of a session's payment in the provider's dashboard. */
export const refundAtProvider = (request: APIRequestContext, session: string) =>
  report(request, "charge.refunded", { id: session, amount_refunded: 3900 });
