import { DISCOUNT_CODE, normalizeDiscountCode } from "@shop/shared/shop-settings";
import type { DiscountRule } from "@shop/shared/pricing/rules";
import { boolean, columns, float, instant, integer, nullable, text, uuid } from "../../data/columns";
import { rows, statement } from "../../data/rows";
import { lookUp, type DatabaseContext, type Lookup } from "../../data/shared-lookups";

/** A code that exists, with what an order compares. */
export interface FoundDiscount extends DiscountRule {
  id: string;
  code: string;
  version: number;
  startsAt: Date | null;
  /** When it ended or will end, whichever comes first. */
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
  amountCents: nullable(float("amount_cents::float8")),
  minimumCents: nullable(float("minimum_cents::float8")),
  categoryId: nullable(uuid("category_id")),
  startsAt: nullable(instant("starts_at")),
  endsAt: nullable(instant("least(ends_at, ended_at)")),
  maxUses: nullable(integer("max_uses")),
  uses: integer("uses"),
  oncePerCustomer: boolean("once_per_customer"),
});

const byCodes = statement(
  discountColumns,
  `select ${discountColumns.sql} from discounts where code = any($1)`,
);

const discounts: Lookup<FoundDiscount> = async ({ db }, codes) =>
  new Map((await rows(db, byCodes, [codes])).map((discount) => [discount.code, discount]));

/** A discount by its code in any case; undefined if there is none, whatever the text. */
export async function findDiscount(ctx: DatabaseContext, code: string): Promise<FoundDiscount | undefined> {
  const normalized = normalizeDiscountCode(code);
  return DISCOUNT_CODE.test(normalized) ? lookUp(ctx, discounts, normalized) : undefined;
}
