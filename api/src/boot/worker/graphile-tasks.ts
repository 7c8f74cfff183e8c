import type { Task, TaskList } from "graphile-worker";
import type { JobContext } from "../../context/job-context";
import type { EachMinute } from "../tasks";

/** A task whose payload is that of its own jobs. */
type AnyTask = (ctx: JobContext, payload: never) => Promise<void>;

/** The shop's tasks as graphile-worker runs them: each job with a context of its own. */
export function graphileTasks(
  tasks: Record<string, AnyTask>,
  createContext: (jobId: string) => JobContext,
): TaskList {
  const wrapped = Object.entries(tasks).map(([name, task]): [string, Task] => [
    name,
    (payload, { job }) => task(createContext(job.id), payload as never),
  ]);
  return Object.fromEntries(wrapped);
}

/**
 * The crontab of the tasks of each minute. They share a queue, in which one job runs at a time over all processes. The job of
 * this minute takes the place of an earlier one that failed.
 */
export function crontabOf(eachMinute: EachMinute): string {
  return Object.keys(eachMinute)
    .map((name) => `* * * * * ${name} ?max=1&queue=each-minute&jobKey=${name}&jobKeyMode=replace`)
    .join("\n");
}
