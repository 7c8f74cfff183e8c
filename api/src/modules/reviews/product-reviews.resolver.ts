import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  Float,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
  createUnionType,
} from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Auth } from "../../graphql/types/auth";
import { toUnion } from "../../graphql/types/union-result";
import { Product } from "../catalogue/product.entity";
import { AddProductReviewInput, ProductNotReceived } from "./add-product-review.input";
import { AlreadyReviewed } from "./add-review.input";
import { addProductReview, summarizeReviews, type RatingSummary } from "./product-reviews";
import { Review } from "./review.entity";
import { canReview } from "./reviewable-products";

@ObjectType({ description: "The visible reviews of a product by customers who bought it, in numbers." })
class ReviewSummary implements RatingSummary {
  @Field(() => Int, { description: "The number of reviews." })
  count!: number;

  @Field(() => Float, {
    nullable: true,
    description: "The mean of their stars, 1 to 5. Null without a review.",
  })
  average!: number | null;

  @Field(() => [Int], { description: "The number of reviews with 1, 2, 3, 4 and 5 stars." })
  stars!: number[];
}

const AddProductReviewResult = createUnionType({
  name: "AddProductReviewResult",
  description: "The review, or why it was refused.",
  types: () => [Review, AlreadyReviewed, ProductNotReceived] as const,
});

/** Reviews of products, and the review fields of a product. */
@Resolver(() => Product)
export class ProductReviewsResolver {
  @FieldResolver(() => ReviewSummary, {
    description: "What customers who bought it say of it, in numbers. `rating` is the shop's own.",
  })
  reviewSummary(@Root() { id }: Product, @Ctx() ctx: RequestContext): Promise<RatingSummary> {
    return summarizeReviews(ctx, id);
  }

  @Auth()
  @FieldResolver(() => Boolean, {
    description:
      "Whether the viewer may review it: an order of theirs was delivered, or paid and sent, and they haven't reviewed it.",
  })
  canReview(@Root() { id }: Product, @Ctx() ctx: RequestContext): Promise<boolean> {
    return canReview(ctx, id);
  }

  @Auth()
  @Mutation(() => AddProductReviewResult, {
    description:
      "One review per customer and product that they bought; a repeat of the same returns the first. Moderated like `addReview`; with photos it always waits where reviews are moderated. NOT_FOUND if the product isn't sold.",
  })
  addProductReview(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => AddProductReviewInput, { description: "The review." }) input: AddProductReviewInput,
  ): Promise<Review | AlreadyReviewed | ProductNotReceived> {
    return toUnion(addProductReview(ctx, input), AlreadyReviewed, ProductNotReceived);
  }
}
