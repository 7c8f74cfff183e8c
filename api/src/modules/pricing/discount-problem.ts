import { serverTexts } from "@shop/shared/messages/server";
import { formatMoment } from "@shop/shared/time/format-moment";
import { formatMinor } from "@shop/shared/money";
import type { DiscountObstacle } from "@shop/shared/pricing/quote";
import type { RequestContext } from "../../context/context";
import { command, execute } from "../../data/rows";
import { findCategory } from "../catalogue/find-category";
import type { FoundDiscount } from "./find-discount";

const usedBy = command(
  "select from orders where discount_id = $1 and user_id = $2 and cancelled_at is null limit 1",
);

/** The reasons why a code doesn't apply now, whatever the cart. */
export type DiscountProblem = "UNKNOWN" | "ENDED" | "EARLY" | "USED_UP" | "USED_BEFORE";

/** The problem in words, for the customer. */
export function explainProblem(problem: DiscountProblem, discount: FoundDiscount | undefined): string {
  const { EARLY, ...texts } = serverTexts().refusals.quoteRefusals.code;
  if (problem !== "EARLY") return texts[problem];
  return EARLY(discount?.startsAt ? formatMoment(discount.startsAt) : null);
}

/** Explains why a code doesn't apply for the viewer now, whatever the cart; returns null if it does. */
export async function problemOf(
  ctx: Pick<RequestContext, "db" | "viewer">,
  discount: FoundDiscount | undefined,
): Promise<string | null> {
  const problem = await findProblem(ctx, discount);
  return problem && explainProblem(problem, discount);
}

/** The statement that places orders makes the same checks, on the locked row. */
async function findProblem(
  ctx: Pick<RequestContext, "db" | "viewer">,
  discount: FoundDiscount | undefined,
): Promise<DiscountProblem | null> {
  if (!discount) return "UNKNOWN";
  const now = Date.now();
  const { startsAt, endsAt, maxUses, uses, oncePerCustomer } = discount;
  if (endsAt && endsAt.getTime() <= now) return "ENDED";
  if (startsAt && startsAt.getTime() > now) return "EARLY";
  if (maxUses !== null && uses >= maxUses) return "USED_UP";
  if (!oncePerCustomer || !ctx.viewer) return null;
  return (await execute(ctx.db, usedBy, [discount.id, ctx.viewer.id])) > 0 ? "USED_BEFORE" : null;
}

/** Explains why a code gives no discount on this cart. */
export async function explainObstacle(
  ctx: RequestContext,
  obstacle: DiscountObstacle,
  { minimumMinor, categoryId }: FoundDiscount,
): Promise<string> {
  if (obstacle === "MINIMUM")
    return serverTexts().refusals.quoteRefusals.minimum(formatMinor(minimumMinor ?? 0));
  return serverTexts().refusals.quoteRefusals.category((await findCategory(ctx, categoryId))?.name);
}
