import { faultsOf } from "../../test/support/env-faults";
import { openPaymentGateway } from "../modules/payments/gateways/open-payment-gateway";
import { readEnv } from "./env";
import { paymentFaults } from "./env-payments";

const stripe = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };

const named = (source: NodeJS.ProcessEnv) => faultsOf(source).map((fault) => fault.split(":")[0]);

describe("payments", () => {
  it("are taken by the demo gateway unless something else is configured", () => {
    expect(readEnv({}).payments).toEqual({ gateway: "demo" });
    expect(readEnv({ PAYMENTS: "off" }).payments).toEqual({ gateway: "off" });
  });

  it("are taken by Stripe where its key is set, unless they are off", () => {
    const settings = { gateway: "stripe", secretKey: "sk_test_1", webhookSecret: "whsec_1", api: undefined };
    expect(readEnv(stripe).payments).toEqual(settings);
    expect(readEnv({ ...stripe, PAYMENTS: "" }).payments).toEqual(settings);
    expect(readEnv({ ...stripe, PAYMENTS: "off" }).payments).toEqual({ gateway: "off" });
    expect(readEnv({ ...stripe, PAYMENTS: "demo" }).payments).toEqual({ gateway: "demo" });
  });

  it("by Stripe need its key and the secret of its webhooks, each in its form", () => {
    expect(named({ PAYMENTS: "stripe" })).toEqual(["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]);
    expect(named({ STRIPE_SECRET_KEY: "sk_test_1" })).toEqual(["STRIPE_WEBHOOK_SECRET"]);
    expect(named({ ...stripe, STRIPE_SECRET_KEY: "pk_test_1" })).toEqual(["STRIPE_SECRET_KEY"]);
    expect(named({ ...stripe, STRIPE_WEBHOOK_SECRET: "secret" })).toEqual(["STRIPE_WEBHOOK_SECRET"]);
    expect(named({ ...stripe, STRIPE_API: "stripe.example.com" })).toEqual(["STRIPE_API"]);
  });

  it("are refused in production where nobody would get the money", () => {
    const production = { NODE_ENV: "production" };
    for (const PAYMENTS of ["", "demo"]) expect(named({ ...production, PAYMENTS })).toContain("PAYMENTS");
    expect(named({ ...production, PAYMENTS: "off" })).not.toContain("PAYMENTS");
    expect(named({ ...production, ...stripe })).not.toContain("PAYMENTS");
  });

  it("are refused in production by a gateway that nobody knows, and opened nowhere", () => {
    const unknown = "vouchers";
    expect(paymentFaults({ NODE_ENV: "production", PAYMENTS: unknown })).toHaveLength(1);
    const needs = { webhookSecret: () => "secret" };
    expect(() => openPaymentGateway({ gateway: unknown } as never, needs as never)).toThrow(
      "No payment gateway is called vouchers",
    );
  });
});
