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

/** The provider has given money back. */
export interface RefundedEvent {
  type: "refunded";
  sessionId: string | null;
  intentId: string | null;
  /** All that was ever given back of the payment; null: everything. */
  refundedCents: number | null;
}

/** An event that the provider reports, reduced to what the shop acts on. */
export type PaymentEvent =
  | PaidEvent
  | RefundedEvent
  /** Nothing was paid, and nothing can be paid in this session any more. */
  | { type: "expired"; sessionId: string }
  | { type: "other"; name: string };

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
  /** Opens a payment page; the same one for a repeat with the same payment. */
  openSession(request: PaymentRequest): Promise<PaymentSession>;
  /** Closes a page, so that it can't be paid any more; has no effect on one that is closed or paid. */
  closeSession(sessionId: string): Promise<void>;
  /** What became of a session; null if the provider doesn't know it. */
  findSession(sessionId: string): Promise<SessionState | null>;
  /** Gives money back. Returns the provider's id of the refund. */
  refund(refund: RefundRequest): Promise<string>;
  /** Reads a webhook whose signature is valid and at most 300 s old; throws BadUserInput otherwise. */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent;
}
