import type { Replica } from "../data/replicas/replica";

export type { Replica };

/** Which database a request may read from, and what its answer must say of that (ADR-0039). All contexts of one request share it. */
export class RequestReads {
  private chosen: { replica: Replica | undefined } | undefined;
  /** Whether this caller's next requests must see what this one has written, or has read on the primary. */
  mustBeSeen = false;

  constructor(private readonly choose: () => Replica | undefined = () => undefined) {}

  /** The replica that serves the request if it only reads; undefined: the primary does. */
  get replica(): Replica | undefined {
    return (this.chosen ??= { replica: this.choose() }).replica;
  }

  /** Has the primary serve the whole request, whatever was chosen before. */
  useNoReplica(): void {
    this.chosen = { replica: undefined };
  }
}
