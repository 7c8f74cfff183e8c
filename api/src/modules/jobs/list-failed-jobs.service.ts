import type { RequestContext } from "../../context/context";
import type { Connection, PageArgs } from "../../data/lists/page";
import { ServiceUnavailable } from "../../errors";
import type { FailedJob } from "./failed-job";

/** TODO(jobs) */
export function listFailedJobs(_ctx: RequestContext, _page: PageArgs): Promise<Connection<FailedJob>> {
  return Promise.reject(new ServiceUnavailable());
}
