/** One line of the provider's payment page. */
export interface PaymentLine {
  name: string;
  /** In minor units. The demo gateway stores it under the name of release 0.1.0. */
  unitCents: number;
  quantity: number;
}

/** The request for a payment at the provider. */
export interface PaymentRequest {
  /** The payment's id. A repeated request with this id returns the first session. */
  paymentId: string;
  customerEmail: string;
  currency: string;
  lines: PaymentLine[];
  /** The page to which the customer returns, whether or not they paid. */
  returnUrl: string;
  /** When the page expires, 30 minutes to 24 hours from now; unchanged in repeated requests. */
  expiresAt: Date;
}

/** The limits of a single charge, in the smallest unit of the currency. */
export interface AmountLimits {
  min: number;
  max: number;
}

/** A payment page of the provider. */
export interface PaymentSession {
  id: string;
  url: string;
}

/** The provider's state of a session. */
export interface SessionState {
  status: "open" | "complete" | "expired";
  /** True once the payment is final. */
  paid: boolean;
  amountMinor: number;
  currency: string;
  /** The provider's id for refunds. */
  intentId: string | null;
}

/** A session was paid. */
export interface PaidEvent {
  type: "paid";
  sessionId: string;
  amountMinor: number;
  /** ISO 4217, in lower case. */
  currency: string;
  /** The provider's id for refunds. */
  intentId: string | null;
}

/** An event of a payment. */
interface EventOfPayment {
  sessionId: string | null;
  intentId: string | null;
  /** The provider's time of the event; events arrive in any order. */
  at: Date;
}

/** The provider has refunded money. */
export interface RefundedEvent extends EventOfPayment {
  type: "refunded";
  /** The total refunded by then, without failed refunds; null means everything. */
  refundedMinor: number | null;
}

/** A refund has failed: the provider keeps the money. */
export interface RefundFailedEvent extends EventOfPayment {
  type: "refund failed";
  /** The shop's id of the refund; null for a refund from the provider's dashboard. */
  refundId: string | null;
  providerRefundId: string;
  amountMinor: number;
  /** The provider's code: `lost_or_stolen_card`. */
  reason: string;
}

/** The state of a dispute. `CLOSED` means that it ended without a decision, such as an inquiry that took no money. */
export type DisputeStatus = "NEEDS_RESPONSE" | "UNDER_REVIEW" | "WON" | "LOST" | "CLOSED";

/** The customer's bank disputes a payment, or a dispute has changed. */
export interface DisputedEvent extends EventOfPayment {
  type: "disputed";
  /** The provider's id of the dispute. */
  disputeId: string;
  amountMinor: number;
  /** ISO 4217, in lower case. */
  currency: string;
  /** The provider's code: `fraudulent`. */
  reason: string;
  status: DisputeStatus;
  /** Whether this is only an inquiry by the bank, without money withdrawn. */
  inquiry: boolean;
  /** Whether the payment can still be refunded. */
  refundable: boolean;
  /** The deadline for the shop's response. */
  respondBy: Date | null;
  openedAt: Date;
  /** Set if the money was withdrawn from the shop, or reinstated. */
  money: "withdrawn" | "reinstated" | null;
}

/** An event reported by the provider, reduced to the fields that the shop uses. */
export type PaymentEvent =
  | PaidEvent
  | RefundedEvent
  | RefundFailedEvent
  | DisputedEvent
  /** The session expired without a payment. */
  | { type: "expired"; sessionId: string }
  | { type: "other"; name: string };

/** The provider's result of a refund: its id there, or the reason of a permanent refusal. */
export interface RefundResult {
  providerRefundId: string;
  /** The provider's code; null if the refund is accepted. */
  failure: string | null;
}

/** A refund request to the provider. */
export interface RefundRequest {
  /** The shop's id of the refund; a repeated request with this id refunds nothing more. */
  refundId: string;
  sessionId: string;
  intentId: string | null;
  amountMinor: number;
}

/**
 * A payment provider. Its information arrives by events or by `findSession`, never through the customer's browser. Methods that
 * call the provider throw ServiceUnavailable if it can't be reached.
 */
export interface PaymentGateway {
  readonly name: "stripe" | "demo";
  /** The limits of a single charge in a currency (ISO 4217, in lower case). */
  limitsOf(currency: string): AmountLimits;
  /** Opens a payment page; returns the existing page for a repeated payment. */
  openSession(request: PaymentRequest): Promise<PaymentSession>;
  /** Closes a page, so that it can't be paid any more; has no effect on a closed or paid page. */
  closeSession(sessionId: string): Promise<void>;
  /** The state of a session; null if the provider doesn't know it. */
  findSession(sessionId: string): Promise<SessionState | null>;
  /** The session of a payment; null if the provider knows none. */
  findSessionOfIntent(intentId: string): Promise<string | null>;
  /** Refunds money. */
  refund(refund: RefundRequest): Promise<RefundResult>;
  /** Reads a webhook; throws BadUserInput unless its signature is valid and at most 300 s old. */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent;
}
