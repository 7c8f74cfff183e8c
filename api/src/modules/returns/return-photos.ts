import { serverTexts } from "@shop/shared/messages/server";
import { requireViewer, type RequestContext } from "../../context/context";
import { Conflict, NotFound } from "../../errors";
import type { AddedImage } from "../images/add-image";
import { CustomerPhotos } from "../images/customer-photos";
import { getOrder } from "../orders/get-orders";
import { returnableUnits } from "./returnable-units";

/** The photos of returns. */
export const returnPhotos = new CustomerPhotos({
  table: "return_photos",
  owner: "return_id",
  texts: () => serverTexts().refusals.returnRefusals,
});

/**
 * Stores a photo for a return of the viewer's own order. Throws NotFound, Conflict if none of its units can be sent back, and the
 * errors of `CustomerPhotos.add`.
 */
export async function addReturnPhoto(
  ctx: RequestContext,
  orderId: string,
  upload: AsyncIterable<Buffer>,
): Promise<AddedImage> {
  const { id } = requireViewer(ctx);
  await ctx.limits.consume("reviewPhoto");
  const order = await getOrder(ctx, orderId);
  if (order.userId !== id) throw new NotFound("order"); // also for admins
  if ((await returnableUnits(ctx, order)) === 0)
    throw new Conflict(serverTexts().refusals.returnRefusals.tooMany(order.number, 0));
  return returnPhotos.add(ctx, upload);
}
