import { seesAdminView } from "../../context/authorize";
import type { RequestContext } from "../../context/context";
import { Scope } from "../../context/scope";

/** Whether the viewer may see drafts: admins, and programs that may read products. */
export const seesDrafts = (ctx: RequestContext): Promise<boolean> => seesAdminView(ctx, Scope.READ_PRODUCTS);
