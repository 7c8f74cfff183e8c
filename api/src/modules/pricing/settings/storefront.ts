import { IMAGES_PATH } from "@shop/shared/images";
import { serverTexts } from "@shop/shared/messages/server";
import type { Storefront } from "@shop/shared/storefront";
import { storefrontSchema } from "@shop/shared/schemas/shop-settings";
import { cleanName } from "@shop/shared/text-rules";
import type { RequestContext } from "../../../context/context";
import { BadUserInput } from "../../../errors";
import type { Facts } from "../../audit/present-changes";
import { iconOfLogo } from "../../images/icon-of-logo";
import type { ShopSettings } from "../pricing.entity";
import { parseInput } from "../../../validation";
import type { ShopSettingsInput } from "./settings.input";

/** The facts of the storefront for the audit. */
export const storefrontFacts: Facts<Storefront> = {
  name: ({ name = null }) => name,
  logo: ({ logoUrl = null }) => logoUrl,
  accentColor: ({ accentColor = null }) => accentColor,
  tagline: ({ tagline = null }) => tagline,
  heroImage: ({ heroImageUrl = null }) => heroImageUrl,
  collections: ({ featuredCollectionIds = [] }) => featuredCollectionIds.join(" ") || null,
  deliveryText: ({ deliveryText = null }) => deliveryText,
  returnText: ({ returnText = null }) => returnText,
  footerLinks: ({ footerLinks = [] }) =>
    footerLinks.map(({ label, url }) => `${label} (${url})`).join(", ") || null,
};

/** The input of a publication, with the icon of its logo. */
type StorefrontInput = ShopSettingsInput & Pick<Partial<ShopSettings>, "iconUrl">;

/** Adds the icon of the logo. Throws BadUserInput for an image of the input that isn't stored in this shop. */
export async function checkImages(
  { images }: Pick<RequestContext, "images">,
  input: ShopSettingsInput,
): Promise<StorefrontInput> {
  const { logoUrl, heroImageUrl } = input;
  for (const [field, url] of Object.entries({ logoUrl, heroImageUrl }))
    if (url && !(await images.has(url.slice(IMAGES_PATH.length + 1))))
      throw new BadUserInput([{ field, message: serverTexts().fieldErrors.storefrontErrors.picture }]);
  return logoUrl === undefined
    ? input
    : { ...input, iconUrl: logoUrl && (await iconOfLogo(images, logoUrl)) };
}

const unique = (ids: readonly string[]) => [...new Set(ids.map((id) => id.toLowerCase()))];

/** The storefront with the given words and pictures. Null, an empty list and the configured name restore the default. */
export function changedStorefront(
  before: Storefront,
  input: StorefrontInput,
  configuredName: string,
): Storefront {
  const name = input.name && cleanName(input.name);
  const wanted: { [Name in keyof Storefront]: Storefront[Name] | null } = {
    name: name === configuredName ? null : name,
    logoUrl: input.logoUrl,
    iconUrl: input.iconUrl,
    accentColor: input.accentColor?.toLowerCase() ?? input.accentColor,
    tagline: input.tagline && cleanName(input.tagline),
    heroImageUrl: input.heroImageUrl,
    featuredCollectionIds: input.featuredCollectionIds && unique(input.featuredCollectionIds),
    deliveryText: input.deliveryText?.trim() ?? input.deliveryText,
    returnText: input.returnText?.trim() ?? input.returnText,
    footerLinks:
      input.footerLinks?.map(({ label, url }) => ({ label: cleanName(label), url })) ?? input.footerLinks,
  };
  const changed = Object.entries(wanted).filter(([, value]) => value !== undefined);
  const all = Object.entries({ ...before, ...Object.fromEntries(changed) });
  return Object.fromEntries(all.filter(([, value]) => value !== null && (value as string | []).length > 0));
}

/**
 * Reads the draft of a preview, `ShopSettingsInput` as JSON. Throws BadUserInput for values that couldn't be published.
 */
export async function draftOf(ctx: RequestContext, text: string): Promise<Storefront> {
  const draft = await checkImages(ctx, parseInput(storefrontSchema, jsonOf(text)));
  return changedStorefront({}, draft, ctx.policy.seller.shop);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
