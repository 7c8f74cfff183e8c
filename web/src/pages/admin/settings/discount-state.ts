import { discountTexts } from "@shop/shared/messages/en/admin-settings";
import type { BadgeTone } from "../../../ui/feedback/Badge";
import type { Discount } from "./settings";

/** The state of a discount code as text. */
export function discountState(
  { endedAt, endsAt, startsAt, maxUses, uses }: Omit<Discount, "id" | "code">,
  now: number,
): { text: string; tone: BadgeTone } {
  const { states } = discountTexts;
  if (endedAt || (endsAt && Date.parse(endsAt) <= now)) return { text: states.ended, tone: "neutral" };
  if (maxUses !== null && uses >= maxUses) return { text: states.usedUp, tone: "neutral" };
  if (startsAt && Date.parse(startsAt) > now) return { text: states.starts(startsAt), tone: "accent" };
  return { text: states.active, tone: "good" };
}
