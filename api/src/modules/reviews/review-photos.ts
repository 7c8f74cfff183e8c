import { serverTexts } from "@shop/shared/messages/server";
import { requireVerifiedEmail } from "../../context/authorize";
import { requireViewer, type RequestContext } from "../../context/context";
import { NotFound } from "../../errors";
import { findProduct } from "../catalogue/find-product";
import type { AddedImage } from "../images/add-image";
import { CustomerPhotos } from "../images/customer-photos";
import { ProductNotReceived } from "./add-product-review.input";
import { AlreadyReviewed } from "./add-review.input";
import { canReview, hasReceived } from "./reviewable-products";

/** The photos of reviews. */
export const reviewPhotos = new CustomerPhotos({
  table: "review_photos",
  owner: "review_id",
  texts: () => serverTexts().refusals.reviewRefusals,
});

/**
 * Stores a photo for the viewer's review of a product. Throws NotFound, ProductNotReceived, AlreadyReviewed, and the errors
 * of `CustomerPhotos.add`.
 */
export async function addReviewPhoto(
  ctx: RequestContext,
  productId: string,
  upload: AsyncIterable<Buffer>,
): Promise<AddedImage> {
  requireViewer(ctx);
  requireVerifiedEmail(ctx, "reviews");
  await ctx.limits.consume("reviewPhoto");
  const product = await findProduct(ctx, productId, false);
  if (!product || product.draft) throw new NotFound("product");
  if (!(await canReview(ctx, product.id)))
    throw (await hasReceived(ctx, product.id)) ? new AlreadyReviewed() : new ProductNotReceived();
  return reviewPhotos.add(ctx, upload);
}
