import type { Logger } from "pino";
import type { JobContext, Mailer } from "../../context/job-context";
import { createContext, type Shared } from "../create-context";

/** Dependencies shared by all jobs of a process. */
export interface JobDependencies extends Shared {
  mailer: Mailer;
  shopName: string;
  /** The shop's public scheme, host and port, for links in mails. */
  origin: string;
  log: Logger;
}

/** A fresh context for one job. Jobs have no time limit: they work in parts, each within the limits of a statement. */
export function createJobContext(
  dependencies: JobDependencies,
  jobId: string,
  requestId: string | null = null,
): JobContext {
  const { mailer, shopName, origin, log, ...shared } = dependencies;
  return {
    ...createContext(shared, { origin, requestId, budgetMs: Infinity }),
    mailer,
    shopName,
    jobId,
    log: log.child({ jobId, ...(requestId !== null && { requestId }) }, { level: log.level }),
  };
}
