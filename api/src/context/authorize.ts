import { requireViewer, type RequestContext, type Viewer } from "./context";
import { Forbidden, Unauthenticated } from "../errors";
import { Role } from "./role";
import type { VerifiedEmailUse } from "./policy";

const VERIFY_FIRST: Record<VerifiedEmailUse, string> = {
  admins: "Verify your email first: until then your account has no admin rights.",
  orders: "Verify your email first: only customers with a verified email can order.",
  reviews: "Verify your email first: only customers with a verified email can review the shop.",
};

/**
 * Allows the viewer of this request, or throws Unauthenticated or Forbidden. Both the schema's `@auth` and the REST
 * routes call it; services check who owns what.
 */
export async function authorize(ctx: RequestContext, requires: Role): Promise<Viewer> {
  ctx.viewer ??= await ctx.authenticate();
  if (!ctx.viewer) throw new Unauthenticated();
  if (requires === Role.ADMIN && ctx.viewer.role !== Role.ADMIN)
    throw new Forbidden(ctx.viewer.adminUnverified ? VERIFY_FIRST.admins : undefined);
  return ctx.viewer;
}

/** Throws Forbidden if the shop requires a verified email for this use and the viewer has none (D-24). */
export function requireVerifiedEmail(ctx: RequestContext, use: "orders" | "reviews"): void {
  const { emailVerified } = requireViewer(ctx);
  if (ctx.policy.verifiedEmail.has(use) && !emailVerified) throw new Forbidden(VERIFY_FIRST[use]);
}
