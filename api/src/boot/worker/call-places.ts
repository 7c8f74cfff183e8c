import type { WorkerEvents } from "graphile-worker";
import { CALLS_OUT } from "../../modules/jobs/add-job";

/** A runner of one job at a time, as graphile-worker's events name it. */
type Place = object;

/**
 * Keeps jobs that call the programs of others, which may answer late or never, from taking all places of a process: at most `limit` of them run at
 * a time. A place that may get such a job counts from when it asks, so that two that ask at once don't get one too many.
 */
export class CallPlaces {
  private readonly taken = new Set<Place>();
  private offered = false;

  constructor(private readonly limit: number) {}

  /**
   * The flags of jobs that a worker must not get now. graphile-worker reads it right before it emits
   * `worker:getJob:start`.
   */
  forbidden(): string[] | null {
    this.offered = this.taken.size < this.limit;
    return this.offered ? null : [CALLS_OUT];
  }

  /** Counts by the worker's events. */
  watch(events: WorkerEvents): void {
    events.on("worker:getJob:start", ({ worker }) => {
      if (this.offered) this.taken.add(worker);
      this.offered = false;
    });
    events.on("job:start", ({ worker, job }) => {
      if (!job.flags?.[CALLS_OUT]) this.taken.delete(worker);
    });
    for (const end of ["worker:getJob:empty", "worker:getJob:error", "job:complete", "worker:stop"] as const)
      events.on(end, ({ worker }) => void this.taken.delete(worker));
  }
}
