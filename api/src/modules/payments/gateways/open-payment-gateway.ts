import type { Logger } from "pino";
import type { EntityManager } from "typeorm";
import type { PaymentGateway } from "../../../context/payment-gateway";
import { DemoGateway } from "./demo-gateway";
import { DemoSessions } from "./demo-sessions";
import { StripeGateway } from "./stripe-gateway";

/** The payment provider's settings. */
export type PaymentSettings =
  | { gateway: "stripe"; secretKey: string; webhookSecret: string; api: string | undefined }
  | { gateway: "demo" | "off" };

/** The dependencies of the demo gateway other than its settings. */
export interface DemoNeeds {
  /** The database with the gateway's sessions. */
  db: EntityManager;
  /** Returns the secret of its webhooks. */
  webhookSecret: () => string;
  /** The address at which this process reaches the shop. */
  shopAddress: () => string;
  log: Pick<Logger, "warn">;
}

/** Opens the shop's payment provider; returns null if payments are off (D-19). */
export function openPaymentGateway(
  settings: PaymentSettings,
  { db, webhookSecret, shopAddress, log }: DemoNeeds,
): PaymentGateway | null {
  switch (settings.gateway) {
    case "off":
      return null;
    case "stripe":
      return new StripeGateway(settings, log);
    case "demo":
      return new DemoGateway({ sessions: new DemoSessions(db), secret: webhookSecret(), shopAddress, log });
    default:
      throw new Error(
        `No payment gateway is called ${(settings satisfies never as PaymentSettings).gateway}`,
      );
  }
}
