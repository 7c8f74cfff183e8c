import { discountCodeRuleText } from "@shop/shared/messages/en/rules";
import { z } from "zod";
import { DISCOUNT_CODE, settingsBounds } from "../shop-settings";
import { country } from "./address";
import { decimal, text, whole } from "./fields";

const id = () => text({ min: 1, max: 100 });
const countries = () => z.array(country()).max(300, "must have 300 countries or fewer");
const isAbsent = (value: unknown) => value === null || value === undefined;
/** A discount code; surrounding spaces are ignored. */
const code = () =>
  z.preprocess(
    (value) => (typeof value === "string" ? value.trim() : value),
    text(settingsBounds.code).regex(DISCOUNT_CODE, discountCodeRuleText),
  );
const instant = () => z.date("must be a date and time");

/** GraphQL's `ShopSettingsInput`. */
export const shopSettingsSchema = z.strictObject({
  country: country(),
  pricesIncludeTax: z.boolean(),
  countries: countries(),
  returnDays: whole(settingsBounds.days).nullish(),
});

/** GraphQL's `ShippingMethodInput`. */
export const shippingMethodSchema = z
  .strictObject({
    name: text(settingsBounds.methodName),
    countries: countries(),
    price: decimal(settingsBounds.price),
    freeFrom: decimal(settingsBounds.freeFrom).nullish(),
    daysMin: whole(settingsBounds.days).nullish(),
    daysMax: whole(settingsBounds.days).nullish(),
    enabled: z.boolean(),
  })
  .refine(({ daysMin, daysMax }) => (daysMin ?? 0) <= (daysMax ?? Infinity), {
    path: ["daysMax"],
    message: "must not be less than the fewest days",
  });

/** GraphQL's `TaxRateInput`. */
export const taxRateSchema = z.strictObject({
  country: country(),
  region: text(settingsBounds.region).nullish(),
  name: text(settingsBounds.rateName),
  percent: decimal(settingsBounds.taxPercent),
  categoryId: id().nullish(),
});

/** GraphQL's `DiscountInput`. */
export const discountSchema = z
  .strictObject({
    code: code(),
    percent: decimal(settingsBounds.discountPercent).nullish(),
    amount: decimal(settingsBounds.discountAmount).nullish(),
    minimum: decimal(settingsBounds.minimum).nullish(),
    startsAt: instant().nullish(),
    endsAt: instant().nullish(),
    maxUses: whole(settingsBounds.maxUses).nullish(),
    oncePerCustomer: z.boolean(),
    categoryId: id().nullish(),
  })
  .refine(({ percent, amount }) => isAbsent(percent) !== isAbsent(amount), {
    path: ["percent"],
    message: "must be given, or else an amount",
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    path: ["endsAt"],
    message: "must be later than the start",
  });
