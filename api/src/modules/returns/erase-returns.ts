import type { RequestContext } from "../../context/context";
import { command, execute } from "../../data/rows";
import { returnPhotos } from "./return-photos";

const erase = command(
  `update returns set reason = '', answer = null,
      status = case when status in ('REQUESTED', 'ACCEPTED') then 'CANCELLED' else status end
    where user_id = $1`,
);

/** Erases what a customer and the shop have written about returns, and their photos, and cancels those that aren't back (ADR-0060). */
export async function eraseReturns(ctx: Pick<RequestContext, "db">, userId: string): Promise<void> {
  await returnPhotos.release(ctx, userId);
  await execute(ctx.db, erase, [userId]);
}
