import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { LimiterOfOwners } from "../limiter";
import { Scope } from "./scope";
import { actsForShop, requireActor } from "./actor";
import type { RequestContext } from "./context";

/** How many uploads are received and handled at once, per customer and per admin or program; further ones are refused. */
const ofCustomer = new LimiterOfOwners("uploads", { running: 3, waiting: 0 });
const ofAdmin = new LimiterOfOwners("uploads", { running: 8, waiting: 0 });

/**
 * Writes an upload to a temporary file for `work`, so that a slow sender occupies no memory, database connection or queue slot.
 * Throws RateLimited if the caller sends too many at once.
 */
export function withSpooled<T>(
  ctx: RequestContext,
  upload: AsyncIterable<Buffer>,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const { userId, apiKeyId } = requireActor(ctx);
  const limit = actsForShop(ctx, Scope.WRITE_PRODUCTS) ? ofAdmin : ofCustomer;
  return limit.run((userId ?? apiKeyId) as string, async () => {
    const folder = await mkdtemp(join(tmpdir(), "shop-upload-"));
    try {
      const path = join(folder, "upload");
      await pipeline(upload, createWriteStream(path));
      return await work(path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}
