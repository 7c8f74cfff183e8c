import { storefrontTexts as texts } from "@shop/shared/messages/en/admin-settings";
import { MAX_FOOTER_LINKS } from "@shop/shared/storefront";
import type { ShopSettingsInput } from "../../../graphql/schema.generated";
import type { FieldLabels } from "../../../ui/form/fields-of";
import type { Storefront } from "./settings";

const numbers = Array.from({ length: MAX_FOOTER_LINKS }, (_, index) => index);

export const storefrontLabels: FieldLabels<StorefrontEntry> = {
  ...texts.labels,
  ...Object.fromEntries(
    numbers.flatMap((index) => [
      [`footerLinks.${index}.label`, texts.linkLabel(index + 1)],
      [`footerLinks.${index}.url`, texts.linkUrl(index + 1)],
    ]),
  ),
};

/** The form of a published storefront; without collections that no longer exist. Empty fields restore the default. */
export const entryOf = (storefront: Storefront, collections: readonly { id: string }[]) => ({
  name: storefront.name,
  logoUrl: storefront.logoUrl ?? "",
  accentColor: storefront.accentColor ?? "",
  tagline: storefront.tagline ?? "",
  heroImageUrl: storefront.heroImageUrl ?? "",
  featuredCollectionIds: storefront.featuredCollectionIds.filter((chosen) =>
    collections.some(({ id }) => id === chosen),
  ),
  deliveryText: storefront.deliveryText ?? "",
  returnText: storefront.returnText ?? "",
  footerLinks: numbers.map((index) => ({
    label: storefront.footerLinks[index]?.label ?? "",
    url: storefront.footerLinks[index]?.url ?? "",
  })),
});

/** The fields of the form. */
export type StorefrontEntry = ReturnType<typeof entryOf>;

const orNull = (typed: string) => typed.trim() || null;

/** The input of the form's entry. Links without a text and an address are left out. */
export const inputOf = ({ featuredCollectionIds, footerLinks, ...words }: StorefrontEntry) =>
  ({
    ...(Object.fromEntries(Object.entries(words).map(([name, typed]) => [name, orNull(typed)])) as Record<
      keyof typeof words,
      string | null
    >),
    featuredCollectionIds,
    footerLinks: footerLinks
      .map(({ label, url }) => ({ label: label.trim(), url: url.trim() }))
      .filter(({ label, url }) => label || url),
  }) satisfies ShopSettingsInput;
