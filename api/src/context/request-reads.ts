import type { Replica } from "../data/replicas/replicas";

export type { Replica };

/**
 * Which database a request may read from, and the log position of its response (ADR-0039). Shared by all contexts of one request.
 */
export class RequestReads {
  private chosen: { replica: Replica | undefined } | undefined;
  /** Whether this caller's next requests must see this request's writes, or its reads from the primary. */
  needsReadYourWrites = false;

  constructor(private readonly choose: () => Replica | undefined = () => undefined) {}

  /** The replica for a read-only request; undefined means the primary. */
  get replica(): Replica | undefined {
    return (this.chosen ??= { replica: this.choose() }).replica;
  }

  /** Serves the whole request from the primary, whatever was chosen before. */
  forcePrimary(): void {
    this.chosen = { replica: undefined };
  }
}
