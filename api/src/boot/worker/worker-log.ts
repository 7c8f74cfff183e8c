import { Logger, type Job } from "graphile-worker";
import type { Logger as Log } from "pino";
import { requestIdIn } from "./graphile-tasks";

/** The metadata of graphile-worker's log messages. */
interface LogMeta {
  failure?: boolean;
  job?: Pick<Job, "id" | "task_identifier" | "key" | "attempts" | "max_attempts" | "payload">;
  error?: unknown;
}

/** Part of the warning about fewer connections than runners, which is harmless: a running job holds no connection. */
const FEWER_CONNECTIONS = "maxPoolSize";

/** Forwards graphile-worker's log to the shop's. Successes are logged at debug level, because tasks run each minute. */
export function workerLog(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const { failure, job, error }: LogMeta = meta ?? {};
    const err = error instanceof Error ? error : undefined;
    if (failure && job) return log.warn({ job: describe(job), ...originOf(job), err }, "a job failed");
    const isFault = ["error", "warning"].includes(level) && !message.includes(FEWER_CONNECTIONS);
    if (isFault) return log.warn({ err }, `jobs: ${firstLine(message)}`);
    return log.debug(`jobs: ${firstLine(message)}`);
  });
}

/** A job without its payload. */
function describe({ id, task_identifier, key, attempts, max_attempts }: NonNullable<LogMeta["job"]>) {
  return { id, task: task_identifier, key, attempt: attempts, of: max_attempts };
}

/** The request that added the job. */
function originOf({ payload }: NonNullable<LogMeta["job"]>): { requestId?: string } {
  const requestId = requestIdIn(payload);
  return requestId === null ? {} : { requestId };
}

const firstLine = (text: string) => text.split("\n", 1)[0];
