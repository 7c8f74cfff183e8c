import type { Bootstrap } from "@shop/shared/bootstrap";
import type { Links } from "@shop/shared/links";
import { defaultRules, type ShopRules } from "@shop/shared/shop-rules";
import type { ShownStorefront } from "@shop/shared/storefront";
import { createContext, use } from "react";
import { useLocation } from "react-router-dom";
import { type Preview, useIndexed, useOwnPath, usePreview } from "./page-response";

/** A top-level category, or a collection, with the path of its page. */
export interface MainCategory {
  name: string;
  to: string;
}

/** The shop's name, words and pictures, its origin (scheme, host and port), the addresses of its configurable links, and its rules. */
export interface Site extends ShownStorefront {
  name: string;
  origin: string;
  links: Links;
  /** The provider of the shop's payments. */
  payments: Bootstrap["payments"];
  rules: ShopRules;
  /** The first main categories, in the shop's order, for menus; empty in a shop without categories. */
  categories: readonly MainCategory[];
}

/** Provides the site's data, which is equal on all pages. */
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
  /** The image for shared links, ideally 1200 by 630, and its description; the shop's image by default. */
  image?: Pick<Preview, "image" | "imageAlt">;
  kind?: Preview["kind"];
  /** The page's own path, if other paths lead to it too. */
  path?: string;
}

/** The page's title and metadata; React and the server move the elements into the document's head. */
export function Head({ title, description, image, kind = "website", path }: HeadProps) {
  const { name, origin } = use(CurrentSite);
  const { pathname } = useLocation();
  // without the query: a search and each page of a list share one canonical URL
  const url = origin + (path ?? (pathname.replace(/\/+$/, "") || "/"));
  useOwnPath(path);
  useIndexed(Boolean(description));
  usePreview(
    description
      ? { kind, title: title || name, description, url, image: "/preview.jpg", imageAlt: name, ...image }
      : undefined,
  );
  const tab = <title>{title && title !== name ? `${title} – ${name}` : name}</title>;
  if (!description) {
    return (
      <>
        {tab}
        <meta name="robots" content="noindex" />
      </>
    );
  }
  return (
    <>
      {tab}
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
    </>
  );
}
