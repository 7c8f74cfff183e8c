import { Counter, Histogram, type Registry } from "prom-client";
import { operationNames } from "@shop/shared/persisted-queries.generated";
import { statusOf } from "../../errors";
import { operationExecuted } from "../signals";
import { DURATION_BUCKETS } from "./http-metrics";

/** The common label of clients' operations, which may have any name. */
const OTHER = "other";

const ownNames = new Set(operationNames);
const codes = new Set(Object.keys(statusOf));

/**
 * Counts and times executed operations by name and kind, and their errors by code. Returns a function that stops it.
 */
export function graphqlMetrics(registry: Registry): () => void {
  const registers = [registry];
  const durations = new Histogram({
    name: "graphql_operation_duration_seconds",
    help: "Execution of an operation; of what callers share, once for all of them. Of pages' own operations by name.",
    labelNames: ["operation", "kind"],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const errors = new Counter({
    name: "graphql_errors_total",
    help: "Errors in the results of operations, by code.",
    labelNames: ["operation", "code"],
    registers,
  });
  return operationExecuted.listen((executed) => {
    const operation = ownNames.has(executed.name ?? "") ? (executed.name as string) : OTHER;
    durations.observe({ operation, kind: executed.kind }, executed.seconds);
    for (const code of executed.codes) errors.inc({ operation, code: codes.has(code) ? code : OTHER });
  });
}
