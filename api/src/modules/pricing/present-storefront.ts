import type { Storefront } from "@shop/shared/storefront";
import type { RequestContext } from "../../context/context";

/** GraphQL's fields of the storefront: null, or an empty list, without a published value. */
export const presentStorefront = ({ policy }: Pick<RequestContext, "policy">, words: Storefront | null) => {
  const { name, logoUrl, iconUrl, accentColor, tagline, heroImageUrl, ...more } = words ?? {};
  return {
    name: name ?? policy.seller.shop,
    logoUrl: logoUrl ?? null,
    iconUrl: iconUrl ?? null,
    accentColor: accentColor ?? null,
    tagline: tagline ?? null,
    heroImageUrl: heroImageUrl ?? null,
    featuredCollectionIds: more.featuredCollectionIds ?? [],
    deliveryText: more.deliveryText ?? null,
    returnText: more.returnText ?? null,
    footerLinks: more.footerLinks ?? [],
  };
};
