import type { RequestContext, Viewer } from "./context";
import { Forbidden, Unauthenticated } from "./errors";
import { Role } from "./modules/users/role";

/**
 * Lets the viewer of this request through, or throws Unauthenticated or Forbidden. The one gate of both the schema's
 * `@auth` and the REST routes; who owns what is the services' business.
 */
export async function authorize(ctx: RequestContext, requires: Role): Promise<Viewer> {
  ctx.viewer ??= await ctx.authenticate();
  if (!ctx.viewer) throw new Unauthenticated();
  if (requires === Role.ADMIN && ctx.viewer.role !== Role.ADMIN) throw new Forbidden();
  return ctx.viewer;
}
