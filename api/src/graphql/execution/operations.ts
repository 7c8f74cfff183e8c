import { OperationTypeNode } from "graphql";
import type { RequestContext } from "../../context/context";
import type { CallerLimits } from "../../context/caller-limits";
import { forReading, markWritten, readOnPrimary } from "../../context/reading";
import type { Replica } from "../../context/request-reads";
import type { Charge } from "../limits/operation-cost";
import { charge, isExpensive } from "../limits/operation-limits";
import type { Executor } from "./executor";
import type { KnownOperation, OperationCache, SentOperation } from "./operation-cache";
import { executeChange } from "./repeatable-changes";
import { keyOf, PublicQueries, resultOnly, type QueryAnswer } from "./public-queries";

/** Charges callers for known operations, and executes them. */
export class Operations {
  private readonly publicQueries = new PublicQueries();

  constructor(
    readonly cache: OperationCache,
    private readonly executor: Executor,
    /**
     * A fresh context of a visitor without limits: callers that share an execution are charged beforehand. The log names the
     * first caller's request.
     */
    private readonly publicContext: (
      replica: Replica | undefined,
      requestId: string | null,
    ) => RequestContext,
  ) {}

  /** Charges the caller for an operation, and returns the charge; throws BadUserInput or RateLimited. */
  async charge(
    limits: CallerLimits,
    known: KnownOperation,
    variables: SentOperation["variables"],
  ): Promise<Charge> {
    const charged = known.chargeFor(variables ?? {});
    await charge(limits, charged, variables ?? {});
    return charged;
  }

  /**
   * Executes an operation that the caller has already paid for. Visitors share the executions of a query; users don't. Queries
   * may read from a replica (ADR-0039), except lists of changes (ADR-0057). Expensive operations wait for others of their
   * caller; throws RateLimited after some seconds.
   */
  async execute(
    sent: SentOperation,
    known: KnownOperation,
    ctx: RequestContext,
    charged: Charge,
  ): Promise<QueryAnswer> {
    const executeAs = (viewer: RequestContext) => this.executor.execute(known, sent.variables ?? {}, viewer);
    if (known.operation.operation !== OperationTypeNode.QUERY) {
      markWritten(ctx);
      return resultOnly(await executeChange(sent, known, ctx, () => executeAs(ctx)));
    }
    if (charged.listsChanges) readOnPrimary(ctx);
    const enqueue = (work: () => Promise<QueryAnswer>, key?: () => string | undefined) =>
      isExpensive(charged) ? ctx.limits.enqueue(work, key?.()) : work();
    if (!ctx.isVisitor) return enqueue(async () => resultOnly(await executeAs(forReading(ctx))));
    const { replica } = ctx.reads;
    const run = () =>
      this.publicQueries.run(sent, replica?.name, () =>
        executeAs(this.publicContext(replica, ctx.requestId)),
      );
    return enqueue(run, () => keyOf(sent));
  }
}
