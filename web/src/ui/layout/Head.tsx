import type { Bootstrap } from "@shop/shared/bootstrap";
import type { Links } from "@shop/shared/links";
import { defaultRules, type ShopRules } from "@shop/shared/shop-rules";
import { createContext, use } from "react";
import { useLocation } from "react-router-dom";
import { CurrentResponse, useIndexed } from "./page-response";
import { absoluteUrl } from "./absolute-url";

interface OpenGraphProps {
  kind: "website" | "product";
  /** The shop's name. */
  site: string;
  title: string;
  description: string;
  url: string;
  image: string;
}

/** The metadata for shared links (https://ogp.me). Only rendered on the server. */
function OpenGraph({ kind, site, title, description, url, image }: OpenGraphProps) {
  return (
    <>
      <meta property="og:site_name" content={site} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={absoluteUrl(image, url) || absoluteUrl("/share.jpg", url) || ""} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** A category at the top of the shop's tree. */
export interface MainCategory {
  slug: string;
  name: string;
}

/** The shop's name, its origin (scheme, host and port), the addresses of its configurable links, and its rules. */
export interface Site {
  name: string;
  origin: string;
  links: Links;
  /** Who takes the payments. */
  payments: Bootstrap["payments"];
  rules: ShopRules;
  /** The first of its main categories, in the shop's order, for menus; none in a shop without categories. */
  categories: readonly MainCategory[];
}

/** Provides what is the same on all pages of the shop. */
export const CurrentSite = createContext<Site>({
  name: "",
  origin: "",
  links: {},
  payments: "off",
  rules: defaultRules,
  categories: [],
});

interface HeadProps {
  /** The document's title, followed by the shop's name: "Cart – Meridian". Empty for the shop's name alone. */
  title: string;
  /** One or two sentences for search engines and shared links. A page without it is not indexed. */
  description?: string | undefined;
  /** The image for shared links, ideally 1200 by 630; the shop's own by default. */
  image?: string;
  kind?: "website" | "product";
}

/** The page's title and metadata; React and the server move the elements into the document's head. */
export function Head({ title, description, image = "/share.jpg", kind = "website" }: HeadProps) {
  const { name, origin } = use(CurrentSite);
  const { pathname } = useLocation();
  const onServer = use(CurrentResponse) !== null;
  useIndexed(Boolean(description));
  const tab = <title>{title && title !== name ? `${title} – ${name}` : name}</title>;
  if (!description) {
    return (
      <>
        {tab}
        <meta name="robots" content="noindex" />
      </>
    );
  }
  // without the query: searches and pages of a list share one canonical URL
  const url = origin + (pathname.replace(/\/+$/, "") || "/");
  return (
    <>
      {tab}
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {onServer && <OpenGraph {...{ kind, description, url, image }} site={name} title={title || name} />}
    </>
  );
}
