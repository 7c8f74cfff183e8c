import type { RequestContext } from "../../context/context";
import { Role } from "../../context/role";

/** Whether the request may see drafts: an admin's. */
export async function seesDrafts(ctx: RequestContext): Promise<boolean> {
  return !ctx.isVisitor && (await ctx.authenticate())?.role === Role.ADMIN;
}
