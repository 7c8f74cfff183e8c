import { Readable } from "node:stream";
import type { RequestContext } from "../context/context";
import type { Replica } from "../context/replica";
import { LastAnswers, type SharedAnswer } from "../http/shared-answer";
import { SharedRuns } from "../shared-runs";
import type { Call } from "./route";

/** The answer to a call of a visitor. */
interface ReadAnswer {
  answer: SharedAnswer;
  headers: Record<string, string>;
}

/** Calls of visitors that only read, shared by all who ask for the same URL at once (ADR-0032). */
export class PublicReads {
  private readonly runs = new SharedRuns<ReadAnswer | null>("rest");
  private readonly last = new LastAnswers();

  constructor(private readonly publicContext: (replica?: Replica) => RequestContext) {}

  /**
   * The answer of `handle`, or of its next run for the same URL on the same replica (without one, on the primary); null if the
   * answer is a stream, which nobody can share.
   */
  run(
    url: string,
    replica: Replica | undefined,
    handle: (ctx: RequestContext, reply: Call["reply"]) => Promise<unknown>,
  ): Promise<ReadAnswer | null> {
    return this.runs.run(replica ? `${url}\0${replica.name}` : url, async () => {
      const headers = new Headers();
      const body = await handle(this.publicContext(replica), headers);
      if (!(body instanceof Readable))
        return { answer: this.last.of(url, JSON.stringify(body)), headers: headers.set };
      body.destroy();
      return null;
    });
  }
}

/** The headers that a handler sets. */
class Headers implements Pick<Call["reply"], "header"> {
  readonly set: Record<string, string> = {};

  header(name: string, value: string) {
    this.set[name] = value;
  }
}
