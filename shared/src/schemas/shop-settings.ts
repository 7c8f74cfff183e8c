import { z } from "zod";
import { serverTexts } from "../messages/server";
import { DISCOUNT_CODE, settingsBounds } from "../shop-settings";
import { country } from "./address";
import { decimal, text, whole } from "./fields";

const errors = () => serverTexts().fieldErrors.valueErrors;

const id = () => text({ min: 1, max: 100 });
const countries = () => z.array(country()).max(300, "must have 300 countries or fewer");
const isAbsent = (value: unknown) => value === null || value === undefined;
/** A discount code; surrounding spaces are ignored. */
const code = () =>
  z.preprocess(
    (value) => (typeof value === "string" ? value.trim() : value),
    text(settingsBounds.code).regex(DISCOUNT_CODE, { error: () => serverTexts().rules.discountCodeRuleText }),
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
    error: () => errors().notFewerDays,
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
    error: () => errors().percentOrAmount,
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    path: ["endsAt"],
    error: () => errors().afterStart,
  });
