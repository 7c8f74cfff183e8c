import { OperationTypeNode, type GraphQLSchema, type OperationDefinitionNode } from "graphql";
import type { RequestContext } from "../../context/context";
import type { CallerLimits } from "../../context/caller-limits";
import { forReading, markWritten, readOnPrimary } from "../../context/reading";
import type { Replica } from "../../context/request-reads";
import { chargeOf, type Charge } from "../limits/operation-cost";
import { charge, isExpensive } from "../limits/operation-limits";
import { listsChanges } from "./lists-changes";
import type { Executor } from "./jit";
import {
  KnownOperations,
  type KnownOperation,
  type SentOperation,
  type ValidDocument,
} from "./known-operations";
import { executeChange } from "./repeatable-changes";
import { keyOf, PublicQueries, resultOnly, type QueryAnswer } from "./public-queries";

/** Executes validated operations, and caches them. */
export class Operations {
  private readonly known = new KnownOperations();
  private readonly publicQueries = new PublicQueries();
  /** The charges of operations with a cost independent of variables. */
  private readonly charges = new WeakMap<OperationDefinitionNode, Charge>();

  constructor(
    private readonly schema: GraphQLSchema,
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

  /** The operation, if this text was validated before. */
  find(sent: SentOperation): KnownOperation | undefined {
    return this.known.find(sent);
  }

  /** Stores the requested operation of a valid document, if it exists. */
  remember(sent: SentOperation, valid: ValidDocument): void {
    this.known.remember(sent, valid);
  }

  /** Charges the caller for an operation, and returns the charge; throws BadUserInput or RateLimited. */
  async charge(limits: CallerLimits, sent: SentOperation, known: KnownOperation): Promise<Charge> {
    const charged = this.chargeOf(sent, known);
    await charge(limits, charged, sent.variables ?? {});
    return charged;
  }

  private chargeOf({ variables }: SentOperation, { document, operation }: KnownOperation): Charge {
    const known = this.charges.get(operation);
    if (known) return known;
    const charged = chargeOf(this.schema, document, operation, variables ?? {});
    if (charged.fixed) this.charges.set(operation, charged);
    return charged;
  }

  /**
   * Executes an operation that the caller has already paid for. Visitors share the executions of a query; users don't. Queries
   * may read from a replica (ADR-0039), except lists of changes (ADR-0057). Expensive operations wait for others of their
   * caller; throws RateLimited after some seconds.
   */
  async execute(
    sent: SentOperation,
    { document, operation }: ValidDocument,
    ctx: RequestContext,
    charged?: Charge,
  ): Promise<QueryAnswer> {
    const executeAs = (viewer: RequestContext) =>
      this.executor.execute(document, sent.operationName, sent.variables ?? {}, viewer);
    if (operation?.operation !== OperationTypeNode.QUERY) {
      if (!operation) return resultOnly(await executeAs(ctx));
      markWritten(ctx);
      return resultOnly(await executeChange(sent, { document, operation }, ctx, () => executeAs(ctx)));
    }
    if (listsChanges(document, sent.variables ?? {})) readOnPrimary(ctx);
    const expensive = isExpensive(charged ?? this.chargeOf(sent, { document, operation }));
    const enqueue = (work: () => Promise<QueryAnswer>, key?: () => string | undefined) =>
      expensive ? ctx.limits.enqueue(work, key?.()) : work();
    if (!ctx.isVisitor) return enqueue(async () => resultOnly(await executeAs(forReading(ctx))));
    const { replica } = ctx.reads;
    const run = () =>
      this.publicQueries.run(sent, replica?.name, () =>
        executeAs(this.publicContext(replica, ctx.requestId)),
      );
    return enqueue(run, () => keyOf(sent));
  }
}
