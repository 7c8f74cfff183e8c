import type { Worker, WorkerEvents } from "graphile-worker";
import { CALLS_OUT, RECEIVER } from "../../modules/jobs/add-job";

/** A runner of one job at a time, as in graphile-worker's events. */
type JobRunner = Pick<Worker, "workerPool">;

/**
 * Limits jobs that call external programs, which may respond late or never, so that they don't occupy all runners of a process. At most
 * `limit` of them run at a time, and one per receiver, so that a slow receiver delays only its own jobs. Only one runner at a time fetches
 * such a job, because two could get jobs of one receiver; a runner held back in that time is woken afterwards.
 */
export class CallSlots {
  /** The receiver that each runner calls; null while the runner fetches a job. */
  private readonly calls = new Map<JobRunner, string | null>();
  private offered = false;
  private refused = false;

  constructor(private readonly limit: number) {}

  /** The flags of jobs that a worker must not fetch now. graphile-worker reads it right before it emits `worker:getJob:start`. */
  forbidden(): string[] {
    const called = [...this.calls.values()];
    const isFetching = called.includes(null);
    this.refused ||= isFetching;
    this.offered = !isFetching && called.length < this.limit;
    return this.offered ? called.flatMap((receiver) => receiver ?? []) : [CALLS_OUT];
  }

  /** Counts calls by the worker's events. */
  watch(events: WorkerEvents): void {
    events.on("worker:getJob:start", ({ worker }) => {
      if (this.offered) this.calls.set(worker, null);
      this.offered = false;
    });
    events.on("job:start", ({ worker, job: { flags } }) => {
      const receiver = Object.keys(flags ?? {}).find((flag) => flag.startsWith(RECEIVER));
      this.recordFetch(worker, flags?.[CALLS_OUT] ? (receiver ?? CALLS_OUT) : undefined);
    });
    for (const end of ["worker:getJob:empty", "worker:getJob:error"] as const)
      events.on(end, ({ worker }) => this.recordFetch(worker));
    for (const end of ["job:complete", "worker:stop"] as const)
      events.on(end, ({ worker }) => void this.calls.delete(worker));
  }

  /** Records the result of a runner's fetch: a job that calls a receiver, or none. */
  private recordFetch(runner: JobRunner, receiver?: string): void {
    if (this.calls.get(runner) !== null) return;
    if (receiver === undefined) this.calls.delete(runner);
    else this.calls.set(runner, receiver);
    if (!this.refused) return;
    this.refused = false;
    try {
      runner.workerPool.nudge(1);
    } catch {
      // it is stopping, and fetches no more jobs
    }
  }
}
