import { channel, type Channel } from "node:diagnostics_channel";

/**
 * An event published to metrics and tracing. Without a listener publishing costs one comparison, so that code may always publish
 * (ADR-0046). Listeners must not throw.
 */
export class Signal<Message extends object> {
  private readonly channel: Channel;

  constructor(name: string) {
    this.channel = channel(`shop:${name}`);
  }

  /** Whether there is a listener: check it before building an expensive message. */
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

/** The purpose of shared reads. */
export type SharedReadKind = "graphql" | "rest" | "page" | "lookup";

/** A caller requested a shared read, or one was run (ADR-0032). */
export const sharedRead = new Signal<{ of: SharedReadKind; event: "caller" | "run" }>("shared-read");

/** A GraphQL operation was executed; `codes` are those of its errors. */
export const operationExecuted = new Signal<{
  name: string | undefined;
  kind: string;
  seconds: number;
  codes: readonly string[];
}>("operation-executed");

/** A statement has ended. `process` is the server's process, as in pg_stat_activity. */
export const statementEnded = new Signal<{
  name: string | undefined;
  seconds: number;
  process: number | null;
  requestId: string | undefined;
}>("statement-ended");

/** Orders were placed and committed. */
export const ordersPlaced = new Signal<{ orders: number; units: number; minor: number }>("orders-placed");

/** An order form was refused; `reasons` has the reason of each refused entry. */
export const orderRefused = new Signal<{ reasons: readonly string[] }>("order-refused");

/** The changes of a payment. */
export type PaymentChange =
  | "started"
  | "paid"
  | "expired"
  | "refunded"
  | "refund failed"
  | "disputed"
  | "unbooked";

/**
 * A payment was opened, paid, expired, refunded or disputed, its refund failed, or an event of it could not be booked. `minor` is the
 * amount, if known.
 */
export const paymentChanged = new Signal<{ change: PaymentChange; minor: number }>("payment-changed");

/** A job was run once. */
export const jobRun = new Signal<{ task: string; outcome: "done" | "failed"; seconds: number }>("job-run");

/** A mail was handed to the mail server, or sending it failed. */
export const mailSent = new Signal<{ kind: string; outcome: "sent" | "refused" | "failed" }>("mail-sent");

/** A document omitted a stored value that it can't contain: an invalid address, or characters invalid in XML. */
export const valueSkipped = new Signal<{ document: "xml" | "mail"; kind: "address" | "characters" }>(
  "value-skipped",
);

/** A caller was refused by a rate limit. */
export const rateLimited = new Signal<{ rule: string }>("rate-limited");

/** A visitor was refused because the process is overloaded. */
export const visitorRefused = new Signal<{
  reason: "event loop" | "memory" | "waiting requests" | "long answers";
}>("visitor-refused");
