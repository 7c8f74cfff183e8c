import { productStars } from "@shop/shared/review";
import { Field, Float, Int, ObjectType } from "type-graphql";
import { Nullable } from "../../nullable";
import { requireVerifiedEmail } from "../../context/authorize";
import { inTransaction, type RequestContext, requireViewer } from "../../context/context";
import { boolean, columns, integer, text, uuid } from "../../data/columns";
import { newestFirst, readPage } from "../../data/lists/keyset";
import type { Connection, PageArgs } from "../../data/lists/page";
import { rows, violatedConstraint, select } from "../../data/rows";
import { lookUp, lookupAllOf, lookupOf } from "../../data/shared-lookups";
import { isUuid } from "../../data/uuid";
import { NotFound } from "../../errors";
import { findProduct } from "../catalogue/find-product";
import { type AddProductReviewInput, ProductNotReceived } from "./add-product-review.input";
import { AlreadyReviewed } from "./add-review.input";
import { type ListedReview, type Review, reviewColumns } from "./review.entity";
import { hasReceived } from "./reviewable-products";
import { reviewPhotos } from "./review-photos";
import { authorOf, insertReview, isModerated } from "./reviews";

const ofUser = select(reviewColumns, "from reviews where user_id = $1 and product_id = $2");

/**
 * Records the viewer's only review of a product they bought; an identical repeat returns the first review. Throws
 * NotFound for an unsold product, ProductNotReceived, AlreadyReviewed, and Forbidden if the email must be verified
 * first. It is moderated like a review of the shop; a review with photos always awaits moderation if moderation is on.
 */
export async function addProductReview(ctx: RequestContext, input: AddProductReviewInput): Promise<Review> {
  const viewer = requireViewer(ctx);
  requireVerifiedEmail(ctx, "reviews");
  await ctx.limits.consume("review");
  const product = await findProduct(ctx, input.productId, false);
  if (!product || product.draft) throw new NotFound("product");
  if (!(await hasReceived(ctx, product.id))) throw new ProductNotReceived();
  const { rating } = input;
  const [name, comment, photos] = [authorOf(input, viewer), input.comment.trim(), input.photos ?? []];
  const isPending = ctx.policy.moderatedReviews && photos.length > 0 ? true : await isModerated(ctx, viewer);
  try {
    return await inTransaction(ctx, async (tx) => {
      const values = [viewer.id, product.id, name, rating, comment, isPending];
      const review = await insertReview(tx, values);
      await reviewPhotos.attach(tx, review, photos);
      return review;
    });
  } catch (error) {
    if (violatedConstraint(error) !== "review_one_per_product") throw error;
    const [first] = await rows(ctx.db, ofUser, [viewer.id, product.id]);
    if (!first || first.name !== name || first.rating !== rating || first.comment !== comment)
      throw new AlreadyReviewed();
    if ((await reviewPhotos.of(ctx, first.id)).join() !== photos.join()) throw new AlreadyReviewed();
    return first;
  }
}

/** The products that are variants of a product's group, except itself. */
const SIBLINGS = `products join products as sibling
  on sibling.group_id = products.group_id and sibling.id <> products.id and not sibling.draft`;

/** The reviews of a product and of its siblings: two parts, so that a product without a group reads its own by an index in their order. */
const ofGroup = `(
  select * from reviews where product_id = $1
  union all
  select * from reviews where product_id in (select sibling.id from ${SIBLINGS} where products.id = $1)
) as reviews` as const;

/** For a sold product. */
const shown = [
  "hidden_at is null",
  "exists (select from products where id = $1 and archived_at is null and not draft)",
];

const listedColumns = reviewColumns.with({
  ofGroup: boolean("exists (select from products where id = $1 and group_id is not null)"),
});

/** The visible reviews of a product and of the other variants of its group, newest first; empty for an unsold product. */
export async function listProductReviews(
  ctx: RequestContext,
  productId: string,
  page: PageArgs,
): Promise<Connection<ListedReview>> {
  return readPage(ctx, page, {
    table: ofGroup,
    columns: listedColumns,
    order: newestFirst,
    where: shown,
    values: [isUuid(productId) ? productId : null],
  });
}

@ObjectType({ description: "The visible reviews of a product by its buyers, in numbers." })
export class ReviewSummary {
  @Field(() => Int, { description: "The number of reviews." })
  count!: number;

  @Nullable(() => Float, "The mean of their stars, 1 to 5. Null without reviews.")
  average!: number | null;

  @Field(() => [Int], { description: "The number of reviews with 1, 2, 3, 4 and 5 stars." })
  stars!: number[];
}

const starColumns = columns({
  productId: uuid("product_id"),
  rating: integer("rating::int"),
  count: integer("count(*)::int"),
});
const starsOfProduct = lookupAllOf(
  starColumns,
  `(
    select product_id, rating from reviews where product_id is not null and hidden_at is null
    union all
    select products.id, reviews.rating from ${SIBLINGS} join reviews on product_id = sibling.id and hidden_at is null
  ) as reviews`,
  "productId",
  "group by product_id, rating",
);

/** The number and the mean of the visible reviews of a product and of the other variants of its group. */
export async function summarizeReviews(ctx: RequestContext, productId: string): Promise<ReviewSummary> {
  const stars = Array<number>(productStars.max).fill(0);
  for (const { rating, count } of (await lookUp(ctx, starsOfProduct, productId)) ?? [])
    stars[rating - 1] = count;
  const count = stars.reduce((sum, each) => sum + each, 0);
  const total = stars.reduce((sum, each, at) => sum + each * (at + 1), 0);
  return { count, average: count === 0 ? null : total / count, stars };
}

const nameColumns = columns({ id: uuid("id"), name: text("name") });

/** The names of products, including unsold ones. */
export const productNames = lookupOf(nameColumns, "products", "id");
