import type { Storefront } from "@shop/shared/storefront";
import type { RequestContext } from "../../context/context";
import { perDatabase } from "../../data/per-database";
import type { DatabaseContext } from "../../data/shared-lookups";
import { type PublishedStorefront, readTaxonomy } from "./categories/read-taxonomy";

/** The words and pictures that a process has read last. */
const lastWords = perDatabase((): { words: Storefront } => ({ words: {} }));

/** What the shop has published on its storefront, or the draft of a preview. Concurrent requests share the statement with the categories'. */
export async function readStorefront(
  ctx: DatabaseContext & Pick<RequestContext, "draft">,
): Promise<PublishedStorefront> {
  const { storefront } = await readTaxonomy(ctx);
  if (ctx.draft) return { ...storefront, words: ctx.draft };
  lastWords(ctx.db.dataSource).words = storefront.words ?? {};
  return storefront;
}

/** The storefront for answers that can't wait for the database: the one that this process has read last. */
export const lastStorefront = ({ db }: DatabaseContext): Storefront => lastWords(db.dataSource).words;
