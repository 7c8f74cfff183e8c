import type { Worker, WorkerEvents } from "graphile-worker";
import { CALLS_OUT, RECEIVER } from "../../modules/jobs/add-job";

/** A runner of one job at a time, as graphile-worker's events name it. */
type Place = Pick<Worker, "workerPool">;

/**
 * Keeps jobs that call the programs of others, which may answer late or never, from taking all places of a process: at most `limit` of them
 * run at a time, and one for each receiver, so that who answers late delays its own jobs alone. One place at a time asks for such a job,
 * because two could get jobs of the same receiver; another one that asked meanwhile is woken afterwards.
 */
export class CallPlaces {
  /** The receiver that each place calls; null while the place asks for a job. */
  private readonly calls = new Map<Place, string | null>();
  private offered = false;
  private refused = false;

  constructor(private readonly limit: number) {}

  /**
   * The flags of jobs that a worker must not get now. graphile-worker reads it right before it emits
   * `worker:getJob:start`.
   */
  forbidden(): string[] {
    const called = [...this.calls.values()];
    const asks = called.includes(null);
    this.refused ||= asks;
    this.offered = !asks && called.length < this.limit;
    return this.offered ? called.flatMap((receiver) => receiver ?? []) : [CALLS_OUT];
  }

  /** Counts by the worker's events. */
  watch(events: WorkerEvents): void {
    events.on("worker:getJob:start", ({ worker }) => {
      if (this.offered) this.calls.set(worker, null);
      this.offered = false;
    });
    events.on("job:start", ({ worker, job: { flags } }) => {
      const receiver = Object.keys(flags ?? {}).find((flag) => flag.startsWith(RECEIVER));
      this.answer(worker, flags?.[CALLS_OUT] ? (receiver ?? CALLS_OUT) : undefined);
    });
    for (const end of ["worker:getJob:empty", "worker:getJob:error"] as const)
      events.on(end, ({ worker }) => this.answer(worker));
    for (const end of ["job:complete", "worker:stop"] as const)
      events.on(end, ({ worker }) => void this.calls.delete(worker));
  }

  /** A place that has asked got a job that calls a receiver, or none. */
  private answer(place: Place, receiver?: string): void {
    if (this.calls.get(place) !== null) return;
    if (receiver === undefined) this.calls.delete(place);
    else this.calls.set(place, receiver);
    if (!this.refused) return;
    this.refused = false;
    try {
      place.workerPool.nudge(1);
    } catch {
      // it ends, and takes no more jobs
    }
  }
}
