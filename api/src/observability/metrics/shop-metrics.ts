import { fromMinor } from "@shop/shared/money";
import { Counter, Histogram, type Registry } from "prom-client";
import {
  jobRun,
  mailSent,
  ordersPlaced,
  orderRefused,
  paymentChanged,
  rateLimited,
  sharedRead,
  statementEnded,
  valueSkipped,
  visitorRefused,
} from "../signals";

/** In seconds: jobs wait for mail servers and payment providers. */
const JOB_BUCKETS = [0.05, 0.1, 0.5, 1, 5, 10, 30, 60];
const STATEMENT_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/**
 * Counts the signals published by the shop's code. All labels are fixed words in the code. Returns a function that
 * stops it.
 */
export function shopMetrics(registry: Registry): () => void {
  const ends = [ordersMetrics, paymentMetrics, readMetrics, jobMetrics, refusalMetrics, documentMetrics].map(
    (declare) =>
      declare((name, help, labelNames = []) => {
        return new Counter({ name: `shop_${name}`, help, labelNames, registers: [registry] });
      }, registry),
  );
  return () => ends.flat().forEach((end) => end());
}

type DeclareCounter = (name: string, help: string, labelNames?: string[]) => Counter;

function ordersMetrics(counter: DeclareCounter) {
  const placed = counter("orders_placed_total", "Orders that were placed.");
  const units = counter("order_units_total", "Units in the orders that were placed.");
  const revenue = counter("order_revenue_dollars_total", "The value of the orders that were placed.");
  const refused = counter("orders_refused_total", "Orders that were refused, by reason.", ["reason"]);
  return [
    ordersPlaced.listen(({ orders, units: quantity, minor }) => {
      placed.inc(orders);
      units.inc(quantity);
      revenue.inc(fromMinor(minor));
    }),
    orderRefused.listen(({ reasons }) => {
      for (const reason of reasons) refused.inc({ reason });
    }),
  ];
}

function paymentMetrics(counter: DeclareCounter) {
  const payments = counter("payments_total", "Payments by outcome.", ["outcome"]);
  const dollars = counter("payments_dollars_total", "The money of payments by outcome.", ["outcome"]);
  return [
    paymentChanged.listen(({ change: outcome, minor }) => {
      payments.inc({ outcome });
      dollars.inc({ outcome }, fromMinor(minor));
    }),
  ];
}

function readMetrics(counter: DeclareCounter, registry: Registry) {
  const help = "Shared reads: how many asked, and how many were run for them (ADR-0032).";
  const reads = {
    caller: counter("shared_read_callers_total", help, ["read"]),
    run: counter("shared_read_runs_total", help, ["read"]),
  };
  const statements = new Histogram({
    name: "shop_database_statement_duration_seconds",
    help: "From sending a statement to its result, without the wait for a connection.",
    buckets: STATEMENT_BUCKETS,
    registers: [registry],
  });
  return [
    sharedRead.listen(({ of, event }) => reads[event].inc({ read: of })),
    statementEnded.listen(({ seconds }) => statements.observe(seconds)),
  ];
}

function jobMetrics(counter: DeclareCounter, registry: Registry) {
  const runs = counter("job_runs_total", "Attempts at jobs, by task and outcome.", ["task", "outcome"]);
  const mails = counter("mails_total", "Mails that were sent, failed, or were refused for good.", [
    "mail",
    "outcome",
  ]);
  const durations = new Histogram({
    name: "shop_job_duration_seconds",
    help: "One attempt at a job, by task.",
    labelNames: ["task"],
    buckets: JOB_BUCKETS,
    registers: [registry],
  });
  return [
    jobRun.listen(({ task, outcome, seconds }) => {
      runs.inc({ task, outcome });
      durations.observe({ task }, seconds);
    }),
    mailSent.listen(({ kind, outcome }) => mails.inc({ mail: kind, outcome })),
  ];
}

function refusalMetrics(counter: DeclareCounter) {
  const limited = counter("rate_limited_total", "Calls that a rate limit refused, by rule.", ["rule"]);
  const shed = counter("visitors_refused_total", "Visitors refused by an overloaded process, by reason.", [
    "reason",
  ]);
  return [
    rateLimited.listen(({ rule }) => limited.inc({ rule })),
    visitorRefused.listen(({ reason }) => shed.inc({ reason })),
  ];
}

function documentMetrics(counter: DeclareCounter) {
  const skipped = counter(
    "skipped_values_total",
    "Stored values that a document left out because it can't contain them.",
    ["document", "kind"],
  );
  return [valueSkipped.listen((labels) => skipped.inc({ ...labels }))];
}
