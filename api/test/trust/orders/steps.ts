import fc from "fast-check";

/** The customer's choice on the payment page; with `lost` the customer pays, but the webhook is lost. */
export const decisions = ["approve", "decline", "stay", "lost"] as const;

/** Kinds of webhooks other than the first true one. */
export const eventNames = [
  "again",
  "wrong amount",
  "wrong currency",
  "unpaid",
  "unknown",
  "forged",
  "old",
] as const;

/** The event types with which the provider reports a failed refund. */
export const refundEvents = ["refund.failed", "refund.updated", "charge.refund.updated"] as const;

/** The states of a dispute in the provider's words. */
export const disputeStatuses = [
  "warning_needs_response",
  "needs_response",
  "under_review",
  "won",
  "lost",
] as const;

type Decision = (typeof decisions)[number];

/**
 * A person's step; `wait` lets an order wait for a hundred hours. Numbers choose among the existing objects, so that every
 * step is possible at any time.
 */
export type Step =
  | { kind: "place"; customer: number; product: number; quantity: number; via: "graphql" | "rest" }
  | {
      kind: "placeCart";
      customer: number;
      items: { product: number; quantity: number }[];
      code: number;
      card: number;
      /** Whether the customer requests a quote first, and orders only for its total. */
      quoted: boolean;
    }
  | { kind: "reprice"; hundredths: number; deliveryMinor: number }
  | { kind: "pay"; customer: number; orders: number[]; decision: Decision | "later" }
  | { kind: "decide"; session: number; decision: Decision }
  | { kind: "webhook"; session: number; event: (typeof eventNames)[number]; times: number }
  | { kind: "cancel"; order: number; by: "customer" | "admin" }
  | { kind: "ship"; orders: number[]; times: number }
  | { kind: "deliver"; order: number }
  | { kind: "refund"; order: number; restock: boolean; paidBack: boolean; times: number }
  | {
      kind: "refundPart";
      order: number;
      units: number | null;
      minor: number | null;
      restock: boolean;
      times: number;
    }
  | { kind: "refundFails"; refund: number; event: (typeof refundEvents)[number]; times: number }
  | {
      kind: "dispute";
      session: number;
      status: (typeof disputeStatuses)[number];
      seconds: number;
      times: number;
    }
  | {
      kind: "sendBack";
      order: number;
      units: number;
      minor: number | null;
      answer: "acceptReturn" | "declineReturn";
      /** Whether the customer cancels the return while the shop answers it. */
      cancels: boolean;
      refund: boolean;
      restock: boolean;
      times: number;
    }
  | { kind: "wait"; order: number }
  | { kind: "restock"; product: number; units: number }
  | { kind: "edit"; product: number; version: number; price: number }
  | { kind: "delete"; product: number };

/** The steps of one kind. */
export type StepOf<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }>;

const any = fc.nat({ max: 1_000 });
const quantity = fc.integer({ min: 1, max: 5 });
const decision = fc.constantFrom(...decisions);
const times = fc.integer({ min: 1, max: 3 });
const paidBack = fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true));

/** Builds a step with its kind as the first field, which makes printed steps readable. */
const aStep = <Kind extends Step["kind"]>(kind: Kind, model: ModelOf<Kind>): fc.Arbitrary<StepOf<Kind>> =>
  fc.record({ kind: fc.constant(kind), ...model }, { noNullPrototype: true }) as fc.Arbitrary<StepOf<Kind>>;

type ModelOf<Kind extends Step["kind"]> = {
  [Key in Exclude<keyof StepOf<Kind>, "kind">]: fc.Arbitrary<StepOf<Kind>[Key]>;
};

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: aStep("place", {
      customer: any,
      product: any,
      quantity,
      via: fc.constantFrom("graphql", "rest"),
    }),
  },
  {
    weight: 8,
    // sometimes with one product twice
    arbitrary: aStep("placeCart", {
      customer: any,
      items: fc.array(fc.record({ product: any, quantity }, { noNullPrototype: true }), {
        minLength: 1,
        maxLength: 4,
      }),
      code: any,
      card: any,
      quoted: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: aStep("reprice", {
      hundredths: fc.integer({ min: 0, max: 2_500 }),
      deliveryMinor: fc.integer({ min: 0, max: 999 }),
    }),
  },
  {
    weight: 16,
    arbitrary: aStep("pay", {
      customer: any,
      orders: fc.array(any, { minLength: 1, maxLength: 3 }),
      decision: fc.constantFrom(...decisions, "later"),
    }),
  },
  { weight: 6, arbitrary: aStep("decide", { session: any, decision }) },
  {
    weight: 8,
    arbitrary: aStep("webhook", { session: any, event: fc.constantFrom(...eventNames), times }),
  },
  { weight: 6, arbitrary: aStep("cancel", { order: any, by: fc.constantFrom("customer", "admin") }) },
  {
    weight: 5,
    arbitrary: aStep("ship", { orders: fc.array(any, { minLength: 1, maxLength: 3 }), times }),
  },
  { weight: 5, arbitrary: aStep("deliver", { order: any }) },
  { weight: 6, arbitrary: aStep("refund", { order: any, restock: fc.boolean(), paidBack, times }) },
  {
    weight: 8,
    arbitrary: aStep("refundPart", {
      order: any,
      units: fc.option(fc.integer({ min: 1, max: 4 })),
      minor: fc.option(fc.integer({ min: 1, max: 5_000 }), { freq: 1 }),
      restock: fc.boolean(),
      times,
    }),
  },
  {
    weight: 6,
    arbitrary: aStep("refundFails", { refund: any, event: fc.constantFrom(...refundEvents), times }),
  },
  {
    weight: 4,
    arbitrary: aStep("dispute", {
      session: any,
      status: fc.constantFrom(...disputeStatuses),
      seconds: fc.integer({ min: -20, max: 20 }),
      times,
    }),
  },
  {
    weight: 8,
    arbitrary: aStep("sendBack", {
      order: any,
      units: fc.integer({ min: 1, max: 3 }),
      minor: fc.option(fc.integer({ min: 1, max: 5_000 }), { freq: 1 }),
      answer: fc.oneof(
        { weight: 4, arbitrary: fc.constant("acceptReturn" as const) },
        fc.constant("declineReturn" as const),
      ),
      cancels: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
      refund: fc.boolean(),
      restock: fc.boolean(),
      times,
    }),
  },
  { weight: 4, arbitrary: aStep("wait", { order: any }) },
  { weight: 4, arbitrary: aStep("restock", { product: any, units: fc.integer({ min: -6, max: 20 }) }) },
  {
    weight: 2,
    arbitrary: aStep("edit", {
      product: any,
      version: fc.integer({ min: 1, max: 3 }),
      price: fc.integer({ min: 1, max: 50_000 }).map((minor) => minor / 100),
    }),
  },
  { weight: 1, arbitrary: aStep("delete", { product: any }) },
);

/** Waves of concurrent steps. */
export const waves = fc.array(fc.array(step, { minLength: 4, maxLength: 16 }), {
  minLength: 2,
  maxLength: 6,
});

/** The number of answers before one of the processes is killed. */
export const answersBeforeKill = fc.integer({ min: 1, max: 30 });
