import type { PaymentSettings } from "../modules/payments/gateways/open-payment-gateway";
import type { Variables } from "./env-variables";

/** The gateways allowed in production. */
const IN_PRODUCTION = ["stripe", "off"];

const STRIPE_VARIABLES = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const;

type PaymentVariables = Pick<Variables, "PAYMENTS" | "STRIPE_API" | (typeof STRIPE_VARIABLES)[number]>;

const defaultGateway = (secretKey: string | undefined) => (secretKey ? "stripe" : "demo");

/** Stripe needs its key and its webhook secret. Production refuses gateways that take no real money. */
export function paymentFaults(source: NodeJS.ProcessEnv): string[] {
  const gateway = source.PAYMENTS || defaultGateway(source.STRIPE_SECRET_KEY);
  if (source.NODE_ENV === "production" && !IN_PRODUCTION.includes(gateway))
    return [
      "PAYMENTS: the demo gateway takes no real money; in production set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or PAYMENTS=off",
    ];
  if (gateway !== "stripe") return [];
  return STRIPE_VARIABLES.filter((name) => !source[name]).map(
    (name) => `${name}: is required for payments by Stripe`,
  );
}

/** The payment settings. Expects variables without faults. */
export function paymentsOf(read: PaymentVariables): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API: api } = read;
  const gateway = read.PAYMENTS ?? defaultGateway(secretKey);
  switch (gateway) {
    case "stripe":
      if (!secretKey || !webhookSecret) throw new Error(`${STRIPE_VARIABLES.join(" or ")} is missing`);
      return { gateway, secretKey, webhookSecret, api };
    case "demo":
    case "off":
      return { gateway };
  }
}
