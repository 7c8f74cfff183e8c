import type { RequestContext } from "../../context/context";
import { ServiceUnavailable } from "../../errors";

/** TODO(jobs) */
export function retryJob(_ctx: RequestContext, _id: string): Promise<boolean> {
  return Promise.reject(new ServiceUnavailable());
}
