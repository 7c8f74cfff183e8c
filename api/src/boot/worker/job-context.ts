import type { JobContext, Mailer } from "../../context/job-context";
import { createContext, type Shared } from "../create-context";

/** What the jobs of a process share. */
export interface JobDependencies extends Shared {
  mailer: Mailer;
  shopName: string;
  /** The shop's public scheme, host and port, for the links of mails. */
  origin: string;
}

/** A fresh context for one job. */
export function createJobContext({ mailer, shopName, origin, ...shared }: JobDependencies): JobContext {
  return { ...createContext(shared, { origin }), mailer, shopName };
}
