import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root, createUnionType } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Auth } from "../../graphql/types/auth";
import { toUnion } from "../../graphql/types/union-result";
import { Product } from "../catalogue/product.entity";
import { AddProductReviewInput, ProductNotReceived } from "./add-product-review.input";
import { AlreadyReviewed } from "./add-review.input";
import { addProductReview, summarizeReviews, ReviewSummary } from "./product-reviews";
import { Review } from "./review.entity";
import { canReview } from "./reviewable-products";

const AddProductReviewResult = createUnionType({
  name: "AddProductReviewResult",
  description: "The review, or the reason for the refusal.",
  types: () => [Review, AlreadyReviewed, ProductNotReceived] as const,
});

/** Reviews of products, and the review fields of a product. */
@Resolver(() => Product)
export class ProductReviewsResolver {
  @FieldResolver(() => ReviewSummary, {
    description:
      "The ratings by its buyers, and those of the other variants of its group, in numbers. `rating` is the shop's own.",
  })
  reviewSummary(@Root() { id }: Product, @Ctx() ctx: RequestContext): Promise<ReviewSummary> {
    return summarizeReviews(ctx, id);
  }

  @Auth()
  @FieldResolver(() => Boolean, {
    description:
      "Whether the viewer may review it: they have a delivered, or paid and sent, order of it, and haven't reviewed it.",
  })
  canReview(@Root() { id }: Product, @Ctx() ctx: RequestContext): Promise<boolean> {
    return canReview(ctx, id);
  }

  @Auth()
  @Mutation(() => AddProductReviewResult, {
    description:
      "Adds the viewer's only review of a product they bought; an identical repeat returns the first one. Moderated like `addReview`; a review with photos always awaits moderation if moderation is on. NOT_FOUND if the product isn't sold.",
  })
  addProductReview(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => AddProductReviewInput, { description: "The review." }) input: AddProductReviewInput,
  ): Promise<Review | AlreadyReviewed | ProductNotReceived> {
    return toUnion(addProductReview(ctx, input), AlreadyReviewed, ProductNotReceived);
  }
}
