import { parseUpload, UPLOADED_LOGO } from "./images";
import { parseWebAddress } from "./web-address";

/** A link in the footer of every page. */
export interface FooterLink {
  label: string;
  /** An https address, or a path of the shop. */
  url: string;
}

/** The published words and pictures of the storefront. The shop's defaults apply to missing ones. */
export interface Storefront {
  name?: string;
  logoUrl?: string;
  /** The logo as the icon of browser tabs, if it is square. */
  iconUrl?: string;
  /** Such as `#1f5fbf`. */
  accentColor?: string;
  tagline?: string;
  heroImageUrl?: string;
  featuredCollectionIds?: string[];
  deliveryText?: string;
  returnText?: string;
  footerLinks?: FooterLink[];
}

/** A collection on the home page. */
export interface FeaturedCollection {
  slug: string;
  name: string;
  imageUrl: string | null;
}

/** The words and pictures on the pages; the name is the site's. */
export interface ShownStorefront extends Omit<Storefront, "name" | "featuredCollectionIds"> {
  featuredCollections?: readonly FeaturedCollection[];
}

/** The bounds of the storefront's words. */
export const storefrontBounds = {
  name: { min: 1, max: 60 },
  tagline: { min: 1, max: 120 },
  text: { min: 1, max: 1_000 },
  linkLabel: { min: 1, max: 40 },
  linkUrl: { min: 1, max: 500 },
} as const;

/** The maximum numbers of links in the footer, and of collections on the home page. */
export const MAX_FOOTER_LINKS = 8;
export const MAX_FEATURED_COLLECTIONS = 6;

/** A colour of the accent. */
export const ACCENT_COLOR = /^#[0-9a-f]{6}$/i;

/** Whether a text can be the address of the logo: an SVG or an image uploaded to this shop. */
export const isLogoUrl = (url: string) => UPLOADED_LOGO.test(url) || isHeroUrl(url);

/** Whether a text can be the address of the home page's image: one uploaded to this shop. */
export const isHeroUrl = (url: string) => parseUpload(url) !== undefined;

/** Whether a text can be the address of a footer's link: an https address, or a path of this shop. */
export const isLinkUrl = (url: string): boolean =>
  /^\/(?![\\/])[^\s\\\p{Cc}]*$/u.test(url) || parseWebAddress(url)?.protocol === "https:";
