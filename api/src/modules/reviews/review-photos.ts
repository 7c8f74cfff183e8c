import { serverTexts } from "@shop/shared/messages/server";
import { randomUUID } from "node:crypto";
import { MAX_UNUSED_PHOTOS, UNUSED_PHOTO_HOURS } from "@shop/shared/review";
import { requireVerifiedEmail } from "../../context/authorize";
import { inTransaction, requireViewer, type RequestContext } from "../../context/context";
import { columns, text, uuid } from "../../data/columns";
import { command, execute, executorOf, rows, select } from "../../data/rows";
import { lookUp, lookupAllOf } from "../../data/shared-lookups";
import { BadUserInput, Conflict, NotFound, Unauthenticated } from "../../errors";
import { findProduct } from "../catalogue/find-product";
import { type AddedImage, removeImage, storeImage } from "../images/add-image";
import { lockOpenUser } from "../users/lock-user";
import { ProductNotReceived } from "./add-product-review.input";
import { AlreadyReviewed } from "./add-review.input";
import type { Review } from "./review.entity";
import { canReview, hasReceived } from "./reviewable-products";
import { counterOf } from "../../data/lists/count";

const countUnused = counterOf("review_photos where user_id = $1 and review_id is null");
const begin = command("insert into review_photos (hash, user_id) values ($1, $2)");
const finish = command("update review_photos set image_url = $3 where hash = $1 and user_id = $2");
const giveUp = command("update review_photos set user_id = null where hash = $1 and review_id is null");

/**
 * Stores a photo for the viewer's review of a product, like the images of products. Each upload gets a new name, so
 * that the photo can be deleted with its review. Throws NotFound, ProductNotReceived, AlreadyReviewed, Conflict if the
 * viewer has too many photos without a review, and the errors of `addImage`.
 */
export async function addReviewPhoto(
  ctx: RequestContext,
  productId: string,
  upload: AsyncIterable<Buffer>,
): Promise<AddedImage> {
  const { id: userId } = requireViewer(ctx);
  requireVerifiedEmail(ctx, "reviews");
  await ctx.limits.consume("reviewPhoto");
  const product = await findProduct(ctx, productId, false);
  if (!product || product.draft) throw new NotFound("product");
  if (!(await canReview(ctx, product.id)))
    throw (await hasReceived(ctx, product.id)) ? new AlreadyReviewed() : new ProductNotReceived();
  const hash = randomUUID().replaceAll("-", "");
  await inTransaction(ctx, async (tx) => {
    await lockOpenUser(tx, userId); // so that two tabs upload one after the other
    if ((await countUnused(tx.db, [userId])) >= MAX_UNUSED_PHOTOS)
      throw new Conflict(serverTexts().refusals.reviewRefusals.waitingPhotos(MAX_UNUSED_PHOTOS));
    await execute(tx.db, begin, [hash, userId]);
  });
  try {
    const added = await storeImage(ctx, upload, () => hash);
    // the account may have been deleted concurrently
    if ((await execute(ctx.db, finish, [hash, userId, added.image])) === 0) throw new Unauthenticated();
    return added;
  } catch (error) {
    await execute(ctx.db, giveUp, [hash]);
    throw error;
  }
}

const attach = command(
  `update review_photos set review_id = $1, place = chosen.place
    from unnest($2::text[]) with ordinality as chosen (image_url, place)
    where review_photos.image_url = chosen.image_url and user_id = $3 and review_id is null
      and created_at > now() - interval '${UNUSED_PHOTO_HOURS} hours'`,
);

/** Attaches photos to a new review of their customer. Throws BadUserInput for a foreign photo, or one of another review. */
export async function attachPhotos(
  tx: RequestContext,
  { id, userId }: Review,
  photos: readonly string[],
): Promise<void> {
  if (photos.length === 0 || (await execute(tx.db, attach, [id, photos, userId])) === photos.length) return;
  const message = serverTexts().refusals.reviewRefusals.foreignPhotos;
  throw new BadUserInput([{ field: "photos", message }]);
}

const photoColumns = columns({ reviewId: uuid("review_id"), imageUrl: text("image_url") });
const byReview = lookupAllOf(
  photoColumns,
  "review_photos",
  "reviewId",
  "and review_id is not null and image_url is not null order by review_id, place",
);

/** The URLs of a review's photos, in its author's order. */
export async function photosOf(ctx: Pick<RequestContext, "db">, reviewId: string): Promise<string[]> {
  const photos = (await lookUp(ctx, byReview, reviewId)) ?? [];
  return photos.map(({ imageUrl }) => imageUrl);
}

/** Detaches a user's photos from the user and their reviews: the next `removeUnusedPhotos` deletes them. */
export const releasePhotosOf = executorOf(
  "update review_photos set user_id = null, review_id = null where user_id = $1",
);

const expire = command(
  `update review_photos set user_id = null
    where review_id is null and user_id is not null and created_at < now() - interval '${UNUSED_PHOTO_HOURS} hours'`,
);
const hashColumn = columns({ hash: text("hash") });
const released = select(
  hashColumn,
  "from review_photos where review_id is null and user_id is null limit 100",
);
const remove = command("delete from review_photos where hash = $1 and review_id is null and user_id is null");

/**
 * Deletes photos without a review, a day after their upload, and the photos of deleted accounts. The first statement
 * makes them unusable; each row is deleted last, so that a failed deletion of its image is retried.
 */
export async function removeUnusedPhotos(ctx: Pick<RequestContext, "db" | "images">): Promise<void> {
  await execute(ctx.db, expire, []);
  for (const { hash } of await rows(ctx.db, released, [])) {
    await removeImage(ctx, hash);
    await execute(ctx.db, remove, [hash]);
  }
}
