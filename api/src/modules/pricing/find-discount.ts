import type { DiscountRule } from "@shop/shared/pricing/rules";
import { boolean, columns, float, instant, integer, nullable, text, uuid } from "../../data/columns";

/** An existing code, with the fields that orders compare. */
export interface FoundDiscount extends DiscountRule {
  id: string;
  code: string;
  version: number;
  startsAt: Date | null;
  /** The past or planned end, whichever is earlier. */
  endsAt: Date | null;
  maxUses: number | null;
  uses: number;
  oncePerCustomer: boolean;
}

/** A discount's columns. */
export const discountColumns = columns<FoundDiscount>({
  id: uuid("id"),
  code: text("code"),
  version: integer("version"),
  percent: nullable(float("percent")),
  amountMinor: nullable(float("amount_cents::float8")),
  minimumMinor: nullable(float("minimum_cents::float8")),
  categoryId: nullable(uuid("category_id")),
  startsAt: nullable(instant("starts_at")),
  endsAt: nullable(instant("least(ends_at, ended_at)")),
  maxUses: nullable(integer("max_uses")),
  uses: integer("uses"),
  oncePerCustomer: boolean("once_per_customer"),
});
