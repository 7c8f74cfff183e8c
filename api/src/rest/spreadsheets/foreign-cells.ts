import { convert } from "html-to-text";
import { isGtin } from "@shop/shared/gtin";
import { locale } from "@shop/shared/locale";
import { detailBounds, isImageUrl, MAX_IMAGES, productBounds } from "@shop/shared/product";
import { instantOf } from "@shop/shared/time/zoned-time";
import type { CategoryTree } from "../../modules/catalogue/categories/category-tree";
import { pathOf, slugPathOf } from "../../modules/catalogue/categories/category-tree";

/** The text of a description, which may be HTML. */
export function textOfHtml(html: string): string {
  if (!/[<&]/.test(html)) return html.trim();
  const links = { selector: "a", options: { ignoreHref: true } };
  const headings = ["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({
    selector,
    options: { uppercase: false },
  }));
  const images = { selector: "img", format: "skip" };
  return convert(html, {
    wordwrap: false,
    selectors: [links, images, ...headings],
    limits: { maxDepth: 100 },
  }).trim();
}

/** A price as a plain number, if its separators are unambiguous: 12,50 and 1.299,00 and 1,299.00. */
export function plainPrice(cell: string): string {
  const text = cell.trim();
  if (/^\d{1,3}(?:\.\d{3})*,\d{1,2}$/.test(text) || /^\d+,\d{1,2}$/.test(text))
    return text.replaceAll(".", "").replace(",", ".");
  return /^\d{1,3}(?:,\d{3})+\.\d{1,2}$/.test(text) ? text.replaceAll(",", "") : text;
}

/** The GTIN in a cell, without apostrophes from spreadsheets and spaces from people; null if it has no valid GTIN. */
export function gtinIn(cell: string): string | null {
  const digits = cell.replace(/['\s-]/g, "");
  return isGtin(digits) ? digits : null;
}

/** The valid addresses of images, without repetitions, and at most as many as a product may have. */
export function imagesIn(addresses: readonly string[]): { images: string[]; hasInvalid: boolean } {
  const written = addresses.map((address) => address.trim().replaceAll(" ", "%20")).filter(Boolean);
  const valid = written.filter((address) => isImageUrl(address) && address.length <= productBounds.image.max);
  return { images: [...new Set(valid)].slice(0, MAX_IMAGES), hasInvalid: valid.length < written.length };
}

/** A part number, or an empty text if it is too long. */
export const mpnIn = (cell: string): string => (cell.length <= detailBounds.mpn.max ? cell : "");

/** Finds a category's path of slugs by names such as `Clothing > Shirts`, or by the last name if it is unique. */
export function categoryFinder(tree: CategoryTree): (texts: readonly string[]) => string | undefined {
  const byPath = new Map<string, string>();
  const byName = new Map<string, string | undefined>();
  for (const node of tree.all) {
    const names = pathOf(node).map(({ name }) => name.toLowerCase());
    const name = names.at(-1) ?? "";
    byPath.set(names.join(">"), slugPathOf(node));
    byName.set(name, byName.has(name) ? undefined : slugPathOf(node));
  }
  const partsOf = (text: string) => text.split(">").map((part) => part.trim().toLowerCase());
  return (texts) => {
    const paths = texts.map(partsOf);
    const found = paths.map((parts) => byPath.get(parts.join(">")));
    return [...found, ...paths.map((parts) => byName.get(parts.at(-1) ?? ""))].find(Boolean);
  };
}

/**
 * A time in WooCommerce's format, in the shop's time zone unless it ends with Z; undefined if it isn't one. `timeOfDay` is
 * that of a day without a time.
 */
export function instantIn(text: string, timeOfDay: string): Date | undefined {
  const [day = "", time = timeOfDay] = text.trim().split(/[ T]/);
  const instant = instantOf(
    `${day}T${time.replace(/Z$/, "")}`,
    time.endsWith("Z") ? "UTC" : locale().timeZone,
  );
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
