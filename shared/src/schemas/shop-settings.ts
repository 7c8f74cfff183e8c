import { z } from "zod";
import { contrastWithWhite, MIN_CONTRAST } from "../accent";
import { serverTexts } from "../messages/server";
import { DISCOUNT_CODE, settingsBounds } from "../shop-settings";
import {
  ACCENT_COLOR,
  isHeroUrl,
  isLinkUrl,
  isLogoUrl,
  MAX_FEATURED_COLLECTIONS,
  MAX_FOOTER_LINKS,
  storefrontBounds,
} from "../storefront";
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

const storefrontErrors = () => serverTexts().fieldErrors.storefrontErrors;

/** A colour that is readable as text on white, and below white text. */
const accentColor = () =>
  z
    .string()
    .regex(ACCENT_COLOR, { error: () => storefrontErrors().color })
    .refine((color) => !ACCENT_COLOR.test(color) || contrastWithWhite(color) >= MIN_CONTRAST, {
      // rounded down, so that no refused contrast looks sufficient
      error: ({ input }) =>
        storefrontErrors().contrast(Math.floor(contrastWithWhite(String(input)) * 100) / 100, MIN_CONTRAST),
    });

/** A link in the footer: GraphQL's `FooterLinkInput`. */
export const footerLinkSchema = z.strictObject({
  label: text(storefrontBounds.linkLabel),
  url: text(storefrontBounds.linkUrl).refine(isLinkUrl, { error: () => storefrontErrors().link }),
});

/** The fields of `ShopSettingsInput` for the storefront; null restores the default. */
const storefrontFields = {
  name: text(storefrontBounds.name).nullish(),
  logoUrl: z
    .string()
    .refine(isLogoUrl, { error: () => storefrontErrors().picture })
    .nullish(),
  accentColor: accentColor().nullish(),
  tagline: text(storefrontBounds.tagline).nullish(),
  heroImageUrl: z
    .string()
    .refine(isHeroUrl, { error: () => storefrontErrors().picture })
    .nullish(),
  featuredCollectionIds: z
    .array(z.guid({ error: () => storefrontErrors().collection }))
    .max(MAX_FEATURED_COLLECTIONS)
    .nullish(),
  deliveryText: text(storefrontBounds.text).nullish(),
  returnText: text(storefrontBounds.text).nullish(),
  footerLinks: z.array(footerLinkSchema).max(MAX_FOOTER_LINKS).nullish(),
};

/** GraphQL's `ShopSettingsInput`. */
export const shopSettingsSchema = z.strictObject({
  country: country().optional(),
  pricesIncludeTax: z.boolean().optional(),
  countries: countries().optional(),
  returnDays: whole(settingsBounds.days).nullish(),
  ...storefrontFields,
  storefrontVersion: z.int().nullish(),
});

/** The words and pictures of a preview, as in `ShopSettingsInput`. */
export const storefrontSchema = z.strictObject(storefrontFields);

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
