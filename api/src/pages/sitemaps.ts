import type { RequestContext } from "../context/context";
import { countProducts, listProductIds } from "../modules/catalogue/list/stream-products.service";
import { TimedCache } from "./timed-cache";

type Reading = Pick<RequestContext, "db">;

/** Public pages other than those of products. */
const OPEN_PAGES = ["/", "/products", "/portfolio", "/blog"];

/** How long a list of URLs is cached, in ms. Crawlers come a few times a day and fetch all parts at once. */
const LIFETIME_MS = 10 * 60_000;

/** The number of cached parts; each takes about 2 MB. */
const MAX_PARTS = 8;

/** The URLs of the shop in parts of `size`, read again after ten minutes. */
export class Sitemaps {
  private readonly counts = new TimedCache<number>(LIFETIME_MS, 1);
  private readonly parts = new TimedCache<string[]>(LIFETIME_MS, MAX_PARTS);

  constructor(private readonly size: number) {}

  /** The number of parts. */
  count(ctx: Reading): Promise<number> {
    return this.counts.get("parts", async () =>
      Math.ceil((OPEN_PAGES.length + (await countProducts(ctx))) / this.size),
    );
  }

  /** The paths of a part, counted from 1; none beyond the last. */
  async paths(ctx: Reading, number: number): Promise<string[]> {
    if (number > (await this.count(ctx))) return [];
    return this.parts.get(String(number), () => this.read(ctx, number));
  }

  private async read(ctx: Reading, number: number): Promise<string[]> {
    const first = (number - 1) * this.size;
    const pages = OPEN_PAGES.slice(first, first + this.size);
    const offset = Math.max(first - OPEN_PAGES.length, 0);
    const ids = await listProductIds(ctx, this.size - pages.length, offset);
    return [...pages, ...ids.map((id) => `/product/${id}`)];
  }
}
