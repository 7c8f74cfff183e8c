import { accentCss } from "@shop/shared/accent";
import type { Bootstrap } from "@shop/shared/bootstrap";
import { parseUpload } from "@shop/shared/images";
import type { ShownStorefront } from "@shop/shared/storefront";
import { StorefrontDocument, type StorefrontQuery } from "./Storefront.generated";
import type { RenderRequest } from "./render-types";

/**
 * The bootstrap with the shop's published name, words and pictures; as it is for a shop that has published none, or while they can't be
 * read.
 */
export async function readStorefront({ bootstrap, execute }: RenderRequest): Promise<Bootstrap> {
  const { data } = await execute({ document: StorefrontDocument, variables: {}, optional: true });
  const { shopSettings } = (data ?? {}) as Partial<StorefrontQuery>;
  if (!shopSettings) return bootstrap;
  const { name, featuredCollections, ...words } = shopSettings;
  const all = Object.entries({
    ...words,
    featuredCollections: featuredCollections.map(({ slug, name: title, imageUrl }) => ({
      slug,
      name: title,
      imageUrl,
    })),
  });
  const published = all.filter(([, value]) => value !== null && value.length > 0);
  const storefront = published.length > 0 ? (Object.fromEntries(published) as ShownStorefront) : undefined;
  return { ...bootstrap, shopName: name, ...(storefront && { storefront }) };
}

/** The logo as the icon of browser tabs and, unless it is an SVG, of phones; empty if it isn't square. */
export function iconLinks({ iconUrl }: ShownStorefront = {}): string {
  if (!iconUrl) return "";
  const ofPhones = parseUpload(iconUrl) ? `<link rel="apple-touch-icon" href="${iconUrl}">` : "";
  return `<link rel="icon" href="${iconUrl}">${ofPhones}`;
}

/** The logo's style; in the dark scheme it has a light plate, because most logos are made for white paper. */
const logoCss = `header a > img { height: 2rem; width: auto; max-width: min(11rem, 100%); object-fit: contain; border-radius: 4px; }
@media (prefers-color-scheme: dark) { header a > img { padding: 2px 6px; background: #fff; color-scheme: light; } }`;

/** The shop's own texts keep their lines. */
const textCss = `[data-words] { overflow-wrap: anywhere; white-space: pre-line; }
[data-words="small"] { color: var(--color-muted); font-size: var(--text-small); }`;

/** Longer names are smaller, on at most three lines of the top bar. */
const LONG_NAME = 24;
const longNameCss = `header a[tabindex="-1"] > span { display: -webkit-box; max-width: 20rem; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 3; font-size: 0.875rem; line-height: 1.2; letter-spacing: -0.02em; overflow-wrap: anywhere; }
footer p { overflow-wrap: anywhere; }`;

/** The style of the words and pictures: only in shops that have published some, or have a long name; not in the code of the pages. */
export function storefrontStyle({ shopName, storefront }: Bootstrap): string {
  const { accentColor, logoUrl } = storefront ?? {};
  const css = [
    accentColor && accentCss(accentColor),
    logoUrl && logoCss,
    shopName.length > LONG_NAME && longNameCss,
    storefront && textCss,
  ].filter(Boolean);
  return css.length > 0 ? `<style>${css.join("\n")}</style>` : "";
}
