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
}

/** A payment page of the provider. */
export interface PaymentSession {
  id: string;
  url: string;
  expiresAt: Date;
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

/** An event that the provider reports, reduced to what the shop acts on. */
export type PaymentEvent =
  | { type: "paid"; sessionId: string; amountCents: number; currency: string; intentId: string | null }
  | { type: "expired"; sessionId: string }
  | {
      type: "refunded";
      sessionId: string | null;
      intentId: string | null;
      /** All that was ever refunded of the payment; null: everything. */
      refundedCents: number | null;
    }
  | { type: "other"; name: string };

/** A payment provider. Everything that it says comes by events or by `findSession`, never by the customer's browser. */
export interface PaymentGateway {
  readonly name: "stripe" | "demo";
  /** Opens a payment page; the same one for a repeat with the same payment. */
  openSession(request: PaymentRequest): Promise<PaymentSession>;
  /** Closes a page, so that it can't be paid any more; has no effect on one that is closed or paid. */
  closeSession(sessionId: string): Promise<void>;
  /** What became of a session; null if the provider doesn't know it. */
  findSession(sessionId: string): Promise<SessionState | null>;
  /** Gives money back; a repeat with the same `refundId` gives nothing more. Returns the provider's id of the refund. */
  refund(refund: {
    refundId: string;
    sessionId: string;
    intentId: string | null;
    amountCents: number;
  }): Promise<string>;
  /** Reads a webhook whose signature is valid and at most 300 s old; throws BadUserInput otherwise. */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent;
}
