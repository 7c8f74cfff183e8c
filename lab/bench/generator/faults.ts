import type { Answer } from "./answer";
import type { LoadRequest } from "./request";

const ERRORS = Buffer.from('"errors":[');

/** What is wrong with an answer under load; undefined if nothing is. `length` is that of every right answer, if they are all alike. */
export function faultOf(
  answer: Answer | undefined,
  { expected }: LoadRequest,
  length: number | undefined,
): string | undefined {
  if (!answer) return "the connection ended before the answer";
  const { status, body } = answer;
  if (status < 200 || status > 299 || body.includes(ERRORS))
    return `${status}: ${body.toString("utf8", 0, 300)}`;
  if (length !== undefined && body.length !== length)
    return `a body of ${body.length} bytes instead of ${length}`;
  if (expected !== undefined && !body.includes(expected))
    return `a body without ${expected}: ${body.toString("utf8", 0, 300)}`;
  return undefined;
}

/** Counts the faults of a round, and remembers the first. */
export class Faults {
  count = 0;
  first = "";

  note(fault: string | undefined): void {
    if (fault === undefined) return;
    if (this.count === 0) this.first = fault;
    this.count += 1;
  }

  /** Throws if there was a fault. */
  check(): void {
    if (this.count > 0) throw new Error(`${this.count} requests failed, the first with ${this.first}`);
  }
}
