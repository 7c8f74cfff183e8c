import { pageSizes } from "@shop/shared/lists";
import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  createUnionType,
} from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Auth } from "../../graphql/types/auth";
import { connectionOf } from "../../graphql/types/connection";
import type { Connection } from "../../data/lists/page";
import { After, Before, First } from "../../graphql/types/page-args";
import { toUnion } from "../../graphql/types/union-result";
import { deliveredTo } from "../orders/find-delivered-customers.service";
import { Role } from "../../context/role";
import { AddReviewInput, AlreadyReviewed } from "./add-review.input";
import { Review } from "./review.entity";
import { listReviews, listAllReviews } from "./list-reviews.service";
import { hideReview, showReview } from "./moderate-review.service";
import { addReview } from "./add-review.service";

@ObjectType({ description: "A page of reviews." })
class ReviewConnection extends connectionOf(Review) {}

const AddReviewResult = createUnionType({
  name: "AddReviewResult",
  description: "The review, or why there is none.",
  types: () => [Review, AlreadyReviewed] as const,
});

@Resolver(() => Review)
export class ReviewsResolver {
  @Query(() => ReviewConnection, {
    description: "What customers say of the shop, newest first; none that is hidden.",
  })
  reviews(
    @Ctx() ctx: RequestContext,
    @First(pageSizes.reviews) first: number,
    @After() after?: string,
  ): Promise<Connection<Review>> {
    return listReviews(ctx, { first, after });
  }

  @Auth(Role.ADMIN)
  @Query(() => ReviewConnection, {
    description: "All reviews, newest first, the hidden and pending ones as well.",
  })
  allReviews(
    @Ctx() ctx: RequestContext,
    @First(pageSizes.admin) first: number,
    @After() after?: string,
    @Before() before?: string,
    @Arg("search", () => String, { nullable: true, description: "In name and comment." }) search?: string,
    @Arg("hidden", () => Boolean, {
      nullable: true,
      description: "True: only hidden ones; false: only the others.",
    })
    hidden?: boolean,
    @Arg("pending", () => Boolean, {
      nullable: true,
      description: "True: only those that wait for an admin, which are hidden too; false: only the others.",
    })
    pending?: boolean,
  ): Promise<Connection<Review>> {
    return listAllReviews(ctx, { first, after, before, search, hidden, pending });
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Review, {
    description:
      "Takes a review out of the shop's pages, or keeps a pending one off them. A repeat changes nothing.",
  })
  hideReview(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID, { description: "The review's `id`." }) id: string,
  ): Promise<Review> {
    return hideReview(ctx, id);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Review, {
    description: "Puts a hidden review back, or publishes a pending one. A repeat changes nothing.",
  })
  showReview(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID, { description: "The review's `id`." }) id: string,
  ): Promise<Review> {
    return showReview(ctx, id);
  }

  @FieldResolver(() => Boolean, { description: "Written by a customer whose order was delivered." })
  async verified(@Root() review: Review, @Ctx() ctx: RequestContext): Promise<boolean> {
    return (await ctx.loaders.load(deliveredTo, review.userId)) ?? false;
  }

  @Auth()
  @Mutation(() => AddReviewResult, {
    description: "One review a user. Where the shop moderates them, a new customer's is pending first.",
  })
  addReview(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => AddReviewInput, { description: "The review." }) input: AddReviewInput,
  ): Promise<Review | AlreadyReviewed> {
    return toUnion(addReview(ctx, input), AlreadyReviewed);
  }
}
