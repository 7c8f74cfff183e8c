import type { RequestContext } from "../../context/context";
import { perDatabase } from "../../data/per-database";
import type { DatabaseContext } from "../../data/shared-lookups";
import { type PublishedStorefront, readTaxonomy } from "./categories/read-taxonomy";

/** The name that a process has read last. */
const lastNames = perDatabase(() => ({ name: undefined as string | undefined }));

/** What the shop has published on its storefront, or the draft of a preview. Concurrent requests share the statement with the categories'. */
export async function readStorefront(
  ctx: DatabaseContext & Pick<RequestContext, "draft">,
): Promise<PublishedStorefront> {
  const { storefront } = await readTaxonomy(ctx);
  if (ctx.draft) return { ...storefront, words: ctx.draft };
  lastNames(ctx.db.dataSource).name = storefront.words?.name;
  return storefront;
}

/** The shop's name for answers that can't wait for the database: the one that this process has read last. */
export const lastShopName = ({ db }: DatabaseContext, configured: string): string =>
  lastNames(db.dataSource).name ?? configured;
