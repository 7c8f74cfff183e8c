import { formatMoment } from "@shop/shared/format";
import { formatCents } from "@shop/shared/money";
import type { DiscountObstacle } from "@shop/shared/pricing/quote";
import type { RequestContext } from "../../context/context";
import { boolean, columns } from "../../data/columns";
import { rows, statement } from "../../data/rows";
import { categoryNameOf } from "../catalogue/category-ids";
import type { FoundDiscount } from "./find-discount";

const usedColumn = columns({ used: boolean("count(*) > 0") });
const usedBy = statement(
  usedColumn,
  `select ${usedColumn.sql} from orders where discount_id = $1 and user_id = $2 and cancelled_at is null`,
);

/** What a customer reads where a code has been used as often as it may be. */
export const USED_UP = "This code has been used up.";

/** What a customer reads who has used a code that counts once for each customer. */
export const USED_BEFORE = "You have used this code before.";

/** Why a code doesn't count for the viewer now, whatever is in the cart, in words; null if it does. */
export async function problemOf(
  ctx: Pick<RequestContext, "db" | "viewer">,
  discount: FoundDiscount | undefined,
): Promise<string | null> {
  if (!discount) return "We don't know this code.";
  const now = Date.now();
  const { startsAt, endsAt, maxUses, uses, oncePerCustomer } = discount;
  if (endsAt && endsAt.getTime() <= now) return "This code has ended.";
  if (startsAt && startsAt.getTime() > now) return `This code counts from ${formatMoment(startsAt)}.`;
  if (maxUses !== null && uses >= maxUses) return USED_UP;
  if (oncePerCustomer && ctx.viewer) {
    const [row] = await rows(ctx.db, usedBy, [discount.id, ctx.viewer.id]);
    if (row?.used) return USED_BEFORE;
  }
  return null;
}

/** Why a code takes nothing off this cart, in words. */
export async function explainObstacle(
  ctx: RequestContext,
  obstacle: DiscountObstacle,
  { minimumCents, categoryId }: FoundDiscount,
): Promise<string> {
  if (obstacle === "MINIMUM") return `This code needs an order of ${formatCents(minimumCents ?? 0)} or more.`;
  const name = categoryId && (await categoryNameOf(ctx, categoryId));
  return name ? `This code is for ${name} only.` : "This code is for other products.";
}
