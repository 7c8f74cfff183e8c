import { channel, type Channel } from "node:diagnostics_channel";

/**
 * Something that happens, published to those who measure it. Without a listener publishing costs one
 * comparison, so that code may publish where nobody measures (ADR-0046). A listener must not throw.
 */
export class Signal<Message extends object> {
  private readonly channel: Channel;

  constructor(name: string) {
    this.channel = channel(`shop:${name}`);
  }

  /** Whether somebody listens: check it where the message takes work to build. */
  get isObserved(): boolean {
    return this.channel.hasSubscribers;
  }

  publish(message: Message): void {
    if (this.channel.hasSubscribers) this.channel.publish(message);
  }

  /** Listens until the returned function is called. */
  listen(listener: (message: Message) => void): () => void {
    const subscriber = (message: unknown) => listener(message as Message);
    this.channel.subscribe(subscriber);
    return () => void this.channel.unsubscribe(subscriber);
  }
}

/** What reads that callers share are for. */
export type SharedReadKind = "graphql" | "rest" | "page" | "lookup" | "position";

/** A caller asked for a shared read, or one was run (ADR-0032). */
export const sharedRead = new Signal<{ of: SharedReadKind; event: "caller" | "run" }>("shared-read");

/** A GraphQL operation was executed; `codes` are those of its errors. */
export const operationExecuted = new Signal<{
  name: string | undefined;
  kind: string;
  seconds: number;
  codes: readonly string[];
}>("operation-executed");

/** A statement has ended. `process` is the server's process that ran it, as in pg_stat_activity. */
export const statementEnded = new Signal<{
  name: string | undefined;
  seconds: number;
  process: number | null;
  requestId: string | undefined;
}>("statement-ended");

/** Orders were placed, and committed. */
export const ordersPlaced = new Signal<{ orders: number; units: number; cents: number }>("orders-placed");

/** A form was refused; the reason of each entry that can't be ordered. */
export const orderRefused = new Signal<{ reasons: readonly string[] }>("order-refused");

/** What happens to a payment. */
export type PaymentChange =
  | "started"
  | "paid"
  | "expired"
  | "refunded"
  | "refund failed"
  | "disputed"
  | "unbooked";

/** A payment was opened, paid, expired, refunded or disputed, its refund failed, or something of it could not be booked. `cents` is what it is about, if it is known. */
export const paymentChanged = new Signal<{ change: PaymentChange; cents: number }>("payment-changed");

/** A job was run once. */
export const jobRun = new Signal<{ task: string; outcome: "done" | "failed"; seconds: number }>("job-run");

/** A mail was handed to the mail server, or it could not be. */
export const mailSent = new Signal<{ kind: string; outcome: "sent" | "refused" | "failed" }>("mail-sent");

/** A document left out a stored value that it can't contain: an invalid address, or characters that XML doesn't have. */
export const valueSkipped = new Signal<{ document: "xml" | "mail"; kind: "address" | "characters" }>(
  "value-skipped",
);

/** A caller was refused by a rate limit. */
export const rateLimited = new Signal<{ rule: string }>("rate-limited");

/** A visitor was refused because the process is overloaded. */
export const visitorRefused = new Signal<{
  reason: "event loop" | "memory" | "waiting requests" | "long answers";
}>("visitor-refused");
