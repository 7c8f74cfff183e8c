import { Arg, Ctx, Int, Mutation, ObjectType, Query, Resolver, createUnionType } from "type-graphql";
import type { RequestContext } from "../../context";
import { Auth } from "../../graphql/auth-directive";
import { AFTER, connectionOf, type Connection } from "../../graphql/connection";
import { outcome } from "../../graphql/outcome";
import { AddReviewInput, AlreadyReviewed } from "./add-review.input";
import { Review } from "./review.entity";
import * as reviews from "./reviews.service";

@ObjectType({ description: "A page of reviews." })
class ReviewConnection extends connectionOf(Review) {}

const AddReviewResult = createUnionType({
  name: "AddReviewResult",
  description: "The review, or why there is none.",
  types: () => [Review, AlreadyReviewed] as const,
});

@Resolver(() => Review)
export class ReviewsResolver {
  @Query(() => ReviewConnection, { description: "What customers say of the shop, newest first." })
  reviews(
    @Ctx() ctx: RequestContext,
    @Arg("first", () => Int, { defaultValue: 12, description: "1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: AFTER }) after?: string,
  ): Promise<Connection<Review>> {
    return reviews.listReviews(ctx, { first, after });
  }

  @Auth()
  @Mutation(() => AddReviewResult, { description: "One review a user." })
  addReview(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => AddReviewInput, { description: "The review." }) input: AddReviewInput,
  ): Promise<Review | AlreadyReviewed> {
    return outcome(reviews.addReview(ctx, input), AlreadyReviewed);
  }
}
