import { serverTexts } from "@shop/shared/messages/server";
import { cleanName } from "@shop/shared/text-rules";
import { formatPrice, toMinor } from "@shop/shared/money";
import { MAX_SETTINGS } from "@shop/shared/shop-settings";
import type { RequestContext } from "../../../context/context";
import { money, nullable } from "../../../data/columns";
import { command, execute } from "../../../data/rows";
import { allColumnsOf } from "../../../data/tables";
import { recordAction } from "../../audit/record-action";
import { ShippingMethod } from "../pricing.entity";
import { presentCountries, yesOrNo } from "../../audit/present-changes";
import type { ShippingMethodInput } from "./settings.input";
import { settingsRows } from "./settings-rows";
import { inOrder } from "./shop-settings";

const methods = settingsRows<ShippingMethod>({
  table: "shipping_methods",
  columns: allColumnsOf(ShippingMethod).with({
    price: money("price_cents"),
    freeFrom: nullable(money("free_from_cents")),
  }),
  written: ["name", "countries", "price_cents", "free_from_cents", "days_min", "days_max", "enabled"],
  orderBy: "created_at, id",
  noun: "way of delivery",
  capacity: "shippingMethods",
  limit: MAX_SETTINGS.methods,
  nameOf: ({ name }) => name,
  facts: {
    name: ({ name }) => name,
    price: ({ price }) => formatPrice(price),
    freeFrom: ({ freeFrom }) => (freeFrom === null ? null : formatPrice(freeFrom)),
    countries: ({ countries }) => presentCountries(countries),
    days: presentDays,
    offered: ({ enabled }) => yesOrNo(enabled),
  },
  actions: { add: "ADD_SHIPPING_METHOD", edit: "EDIT_SHIPPING_METHOD" },
});

function presentDays({ daysMin, daysMax }: ShippingMethod): string | null {
  const texts = serverTexts().auditDetails.factValues;
  if (daysMax === null) return daysMin === null ? null : texts.daysAtLeast(daysMin);
  return daysMin === null ? texts.daysAtMost(daysMax) : texts.days(daysMin, daysMax);
}

/** The shipping methods, oldest first. */
export const listShippingMethods = (ctx: RequestContext): Promise<ShippingMethod[]> => methods.list(ctx);

/**
 * Adds a shipping method, or changes an existing one. Throws NotFound, BadUserInput for the name of another method,
 * Conflict above the limit.
 */
export function saveShippingMethod(
  ctx: RequestContext,
  id: string | null | undefined,
  input: ShippingMethodInput,
): Promise<ShippingMethod> {
  const { name, countries, price, freeFrom = null, daysMin = null, daysMax = null, enabled } = input;
  const freeFromMinor = freeFrom === null ? null : toMinor(freeFrom);
  const values = [
    ...[cleanName(name), inOrder(countries), toMinor(price), freeFromMinor],
    ...[daysMin, daysMax, enabled],
  ];
  return methods.save(ctx, id, { values });
}

const remove = command("delete from shipping_methods where id = $1");

/** Removes a shipping method; orders keep its name. Returns 1; throws NotFound. */
export function removeShippingMethod(ctx: RequestContext, id: string): Promise<number> {
  return methods.change(ctx, id, async (tx, { name }) => {
    await execute(tx.db, remove, [id]);
    await recordAction(tx, "DELETE_SHIPPING_METHOD", { id, name });
    return 1;
  });
}
