import { serverTexts } from "@shop/shared/messages/server";
import { formatPrice, toMinor } from "@shop/shared/money";
import { typedNumber } from "@shop/shared/typed-number";
import { MAX_SETTINGS, normalizeDiscountCode } from "@shop/shared/shop-settings";
import type { RequestContext } from "../../../context/context";
import { money, nullable } from "../../../data/columns";
import { returning, rows } from "../../../data/rows";
import { allColumnsOf } from "../../../data/tables";
import { Conflict } from "../../../errors";
import { recordAction } from "../../audit/record-action";
import { Discount } from "../pricing.entity";
import { CATEGORY_NAME, type NamedCategory } from "./category-name";
import { presentInstant, yesOrNo } from "../../audit/present-changes";
import type { DiscountInput } from "./settings.input";
import { settingsRows } from "./settings-rows";

const selected = allColumnsOf(Discount).with({
  amount: nullable(money("amount_cents")),
  minimum: nullable(money("minimum_cents")),
  ...CATEGORY_NAME,
});

const presentPrice = (price: number | null) => (price === null ? null : formatPrice(price));

const discounts = settingsRows<Discount & NamedCategory>({
  table: "discounts",
  columns: selected,
  written: [
    ...["code", "percent", "amount_cents", "minimum_cents", "starts_at", "ends_at", "max_uses"],
    ...["once_per_customer", "category_id"],
  ],
  // makes orders notice that their quote is outdated (ADR-0070)
  alsoSet: "version = version + 1",
  orderBy: "ended_at desc nulls first, created_at desc, id",
  noun: "discount",
  capacity: "discounts",
  limit: MAX_SETTINGS.codes,
  nameOf: ({ code }) => code,
  facts: {
    code: ({ code }) => code,
    takesOff: ({ percent, amount }) => presentPrice(amount) ?? `${typedNumber(percent)} %`,
    minimum: ({ minimum }) => presentPrice(minimum),
    from: ({ startsAt }) => presentInstant(startsAt),
    until: ({ endsAt }) => presentInstant(endsAt),
    maxUses: ({ maxUses }) => maxUses?.toString() ?? null,
    oncePerCustomer: ({ oncePerCustomer }) => yesOrNo(oncePerCustomer),
    category: ({ categoryName }) => categoryName,
  },
  actions: { add: "ADD_DISCOUNT", edit: "EDIT_DISCOUNT" },
  checkChange: ({ endedAt }) => {
    if (endedAt) throw new Conflict(serverTexts().adminRefusals.accessRefusals.discountEnded);
  },
});

/** The discounts, newest first, followed by those ended by an admin, latest end first. */
export const listDiscounts = (ctx: RequestContext): Promise<Discount[]> => discounts.list(ctx);

/**
 * Adds a discount, or changes an existing one, which outdates open quotes. Throws NotFound, BadUserInput for an
 * existing code or an unknown category, Conflict if it has ended or above the limit.
 */
export function saveDiscount(
  ctx: RequestContext,
  id: string | null | undefined,
  input: DiscountInput,
): Promise<Discount> {
  const { percent = null, amount, minimum, startsAt = null, endsAt = null, categoryId = null } = input;
  const values = [
    ...[normalizeDiscountCode(input.code), percent, minorOf(amount), minorOf(minimum), startsAt, endsAt],
    ...[input.maxUses ?? null, input.oncePerCustomer, categoryId],
  ];
  return discounts.save(ctx, id, { values, categoryId });
}

const minorOf = (price: number | null | undefined) => (typeof price === "number" ? toMinor(price) : null);

const end = returning(selected, "update discounts set ended_at = now(), version = version + 1 where id = $1");

/** Ends a discount at once and permanently; does nothing if it has already ended. Throws NotFound. */
export function endDiscount(ctx: RequestContext, id: string): Promise<Discount> {
  return discounts.change(ctx, id, async (tx, discount) => {
    if (discount.endedAt) return discount;
    const [ended] = (await rows(tx.db, end, [id])) as [typeof discount];
    await recordAction(
      tx,
      "END_DISCOUNT",
      { id, name: ended.code },
      `${serverTexts().auditDetails.factNames.uses} ${ended.uses}`,
    );
    return ended;
  });
}
