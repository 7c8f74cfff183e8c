/** One line of the provider's payment page. */
export interface PaymentLine {
  name: string;
  unitCents: number;
  quantity: number;
}

/** What the provider is asked to collect. */
export interface PaymentRequest {
  /** The payment's id. The provider returns the first session for a repeat with the same id. */
  paymentId: string;
  customerEmail: string;
  currency: string;
  lines: PaymentLine[];
  /** Where the customer returns to, having paid or not. */
  returnUrl: string;
  /** When the page closes by itself, 30 minutes to 24 hours from now; the same at each repeat. */
  expiresAt: Date;
}

/** What a provider charges at once, in the smallest unit of the currency. */
export interface AmountLimits {
  min: number;
  max: number;
}

/** A payment page of the provider. */
export interface PaymentSession {
  id: string;
  url: string;
}

/** What the provider knows of a session. */
export interface SessionState {
  status: "open" | "complete" | "expired";
  /** True once the money is certain. */
  paid: boolean;
  amountCents: number;
  currency: string;
  /** What a refund names. */
  intentId: string | null;
}

/** The provider has the money of a session. */
export interface PaidEvent {
  type: "paid";
  sessionId: string;
  amountCents: number;
  /** ISO 4217, in lower case. */
  currency: string;
  /** What a refund names. */
  intentId: string | null;
}

/** Something that happened to a payment. */
interface EventOfPayment {
  sessionId: string | null;
  intentId: string | null;
  /** When the provider saw it: events arrive in any order. */
  at: Date;
}

/** The provider has given money back. */
export interface RefundedEvent extends EventOfPayment {
  type: "refunded";
  /** All that was given back of the payment by then, without what failed; null: everything. */
  refundedCents: number | null;
}

/** A refund has failed: the provider has its money again. */
export interface RefundFailedEvent extends EventOfPayment {
  type: "refund failed";
  /** The shop's id of the refund; null for one of the provider's dashboard. */
  refundId: string | null;
  providerRefundId: string;
  amountCents: number;
  /** The provider's code: `lost_or_stolen_card`. */
  reason: string;
}

/** The state of a dispute. `CLOSED`: it ended without a decision, such as an inquiry that took no money. */
export type DisputeStatus = "NEEDS_RESPONSE" | "UNDER_REVIEW" | "WON" | "LOST" | "CLOSED";

/** The customer's bank disputes a payment, or there is news of it. */
export interface DisputedEvent extends EventOfPayment {
  type: "disputed";
  /** The provider's id of the dispute. */
  disputeId: string;
  amountCents: number;
  /** ISO 4217, in lower case. */
  currency: string;
  /** The provider's code: `fraudulent`. */
  reason: string;
  status: DisputeStatus;
  /** Whether the bank only asks so far: no money was taken. */
  inquiry: boolean;
  /** Whether the provider still gives money of the payment back. */
  refundable: boolean;
  /** Until when the shop can answer. */
  respondBy: Date | null;
  openedAt: Date;
  /** Set where the money left the shop, or came back. */
  money: "withdrawn" | "reinstated" | null;
}

/** An event that the provider reports, reduced to what the shop acts on. */
export type PaymentEvent =
  | PaidEvent
  | RefundedEvent
  | RefundFailedEvent
  | DisputedEvent
  /** Nothing was paid, and nothing can be paid in this session any more. */
  | { type: "expired"; sessionId: string }
  | { type: "other"; name: string };

/** What the provider answers to a refund: its id there, or why it gives nothing back for good. */
export interface RefundResult {
  providerRefundId: string;
  /** The provider's code; null where it gives the money back. */
  failure: string | null;
}

/** A refund, as the provider is asked for it. */
export interface RefundRequest {
  /** The shop's id of the refund; a repeat with the same one gives nothing more. */
  refundId: string;
  sessionId: string;
  intentId: string | null;
  amountCents: number;
}

/**
 * A payment provider. Everything that it says comes by events or by `findSession`, never by the customer's browser. The methods
 * that ask it throw ServiceUnavailable while it can't be reached.
 */
export interface PaymentGateway {
  readonly name: "stripe" | "demo";
  /** What it charges at once in a currency, ISO 4217 in lower case. */
  limitsOf(currency: string): AmountLimits;
  /** Opens a payment page; the same one for a repeat with the same payment. */
  openSession(request: PaymentRequest): Promise<PaymentSession>;
  /** Closes a page, so that it can't be paid any more; has no effect on one that is closed or paid. */
  closeSession(sessionId: string): Promise<void>;
  /** The state of a session; null if the provider doesn't know it. */
  findSession(sessionId: string): Promise<SessionState | null>;
  /** The session in which a payment was made; null if the provider knows none. */
  findSessionOfIntent(intentId: string): Promise<string | null>;
  /** Gives money back. */
  refund(refund: RefundRequest): Promise<RefundResult>;
  /** Reads a webhook whose signature is valid and at most 300 s old; throws BadUserInput otherwise. */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent;
}
