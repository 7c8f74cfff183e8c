import type { RequestContext } from "../context/context";
import type { Replica } from "../context/request-reads";
import { isPieces, type LongAnswers } from "../http/load/long-answers";
import { LastAnswers, type SharedAnswer } from "../http/shared-answer";
import { SharedRuns } from "../shared-runs";
import type { Call } from "./route";

/** The answer to a visitor's call. */
interface ReadAnswer {
  answer: SharedAnswer;
  headers: Record<string, string>;
}

/** Shares visitors' read-only calls between concurrent requests with identical URLs (ADR-0032). */
export class PublicReads {
  private readonly runs = new SharedRuns<ReadAnswer | null>("rest");
  private readonly last = new LastAnswers();

  constructor(
    private readonly publicContext: (replica?: Replica) => RequestContext,
    private readonly longAnswers: LongAnswers,
  ) {}

  /**
   * The answer of `handle`, or of its next run for the same URL on the same replica (without one, on the primary); null if the
   * answer is long: each caller then reads it separately, at its own pace.
   */
  run(
    url: string,
    replica: Replica | undefined,
    handle: (ctx: RequestContext, reply: Call["reply"]) => Promise<unknown>,
  ): Promise<ReadAnswer | null> {
    if (this.longAnswers.wasLong(url)) return Promise.resolve(null);
    return this.runs.run(replica ? `${url}\0${replica.name}` : url, async () => {
      const headers = new Headers();
      const body = await handle(this.publicContext(replica), headers);
      const text = isPieces(body) ? await this.longAnswers.readShort(url, body) : JSON.stringify(body);
      return text === null ? null : { answer: this.last.of(url, text), headers: headers.set };
    });
  }
}

/** The headers set by a handler. */
class Headers implements Pick<Call["reply"], "header"> {
  readonly set: Record<string, string> = {};

  header(name: string, value: string) {
    this.set[name] = value;
  }
}
