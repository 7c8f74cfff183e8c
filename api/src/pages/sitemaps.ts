import { listedPages, pages, productPath } from "@shop/shared/pages";
import { LRUCache } from "lru-cache";
import type { RequestContext } from "../context/context";
import { pathOf, type CategoryNode } from "../modules/catalogue/categories/category-tree";
import { readCategories } from "../modules/catalogue/categories/read-categories";
import { listCollections } from "../modules/catalogue/collections/read-collections";
import { countProducts, listAddresses } from "../modules/catalogue/list/stream-products";

/** Public pages other than those of categories, collections and products. */
const openPages = listedPages.map((name): string => pages.anybody[name]);

/** How long a list of URLs is cached, in ms. Crawlers come a few times a day and fetch all parts at once. */
const LIFETIME_MS = 10 * 60_000;

/** The number of cached parts; each takes about 2 MB. */
const MAX_PARTS = 8;

/** The URLs of the shop in parts of `size`, read again after ten minutes. */
export class Sitemaps {
  private readonly counts = timedCache<number>(1);
  private readonly pages = timedCache<string[]>(1);
  private readonly parts = timedCache<string[]>(MAX_PARTS);

  constructor(private readonly size: number) {}

  /** The number of parts. */
  count(ctx: RequestContext): Promise<number> {
    const read = async () => {
      const pages = await this.pagesBefore(ctx);
      return Math.ceil((pages.length + (await countProducts(ctx))) / this.size);
    };
    return this.counts.forceFetch("parts", { context: read });
  }

  /**
   * The paths of a part, counted from 1; none after the last. For a product, followed by a space and the time of its
   * last change.
   */
  async paths(ctx: RequestContext, number: number): Promise<string[]> {
    if (number > (await this.count(ctx))) return [];
    return this.parts.forceFetch(String(number), { context: () => this.read(ctx, number) });
  }

  private async read(ctx: RequestContext, number: number): Promise<string[]> {
    const first = (number - 1) * this.size;
    const before = await this.pagesBefore(ctx);
    const pages = before.slice(first, first + this.size);
    const offset = Math.max(first - before.length, 0);
    const products = await listAddresses(ctx, this.size - pages.length, offset);
    return [
      ...pages,
      ...products.map((product) => `${productPath(product)} ${product.updatedAt.toISOString()}`),
    ];
  }

  /** The paths before the products. */
  private pagesBefore(ctx: RequestContext): Promise<string[]> {
    const read = async () => {
      const { all } = await readCategories(ctx);
      const collections = await listCollections(ctx);
      return [
        ...openPages,
        ...all.map(categoryPath),
        ...collections.map(({ slug }) => `/collections/${slug}`),
      ];
    };
    return this.pages.forceFetch("pages", { context: read });
  }
}

/** Concurrent callers share one read, which finishes even if its entry is evicted. Failures aren't cached. */
const timedCache = <Value extends number | string[]>(max: number) =>
  new LRUCache<string, Value, () => Promise<Value>>({
    max,
    ttl: LIFETIME_MS,
    ttlResolution: 0,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _before, { context: read }) => read(),
  });

const categoryPath = (category: CategoryNode) =>
  ["/products", ...pathOf(category).map(({ slug }) => encodeURIComponent(slug))].join("/");
