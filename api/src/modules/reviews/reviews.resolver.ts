import { pageSizes } from "@shop/shared/lists";
import {
  Arg,
  Args,
  ArgsType,
  createUnionType,
  Ctx,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { RequestContext } from "../../context/context";
import { lookUp } from "../../data/shared-lookups";
import { Auth } from "../../graphql/types/auth";
import { connectionOf } from "../../graphql/types/connection";
import type { Connection } from "../../data/lists/page";
import { pageArgs, searchArgs } from "../../graphql/types/page-args";
import { toUnion } from "../../graphql/types/union-result";
import { Id } from "../../graphql/types/id";
import { Nullable } from "../../nullable";
import { findProduct } from "../catalogue/find-product";
import { Product } from "../catalogue/product.entity";
import { deliveredTo } from "../orders/summarize-orders";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { AddReviewInput, AlreadyReviewed } from "./add-review.input";
import { type ListedReview, Review } from "./review.entity";
import { reviewPhotos } from "./review-photos";
import { listProductReviews, productNames } from "./product-reviews";
import { addReview, findReview, hideReview, listAllReviews, listReviews, showReview } from "./reviews";

@ObjectType({ description: "A page of reviews." })
class ReviewConnection extends connectionOf(Review) {}

const AddReviewResult = createUnionType({
  name: "AddReviewResult",
  description: "The review, or the reason for the refusal.",
  types: () => [Review, AlreadyReviewed] as const,
});

@ArgsType()
class ReviewsArgs extends pageArgs(pageSizes.reviews) {
  @Nullable(
    () => ID,
    "Only reviews of this product and the other variants of its group, by their buyers. Empty if it isn't sold.",
  )
  productId?: string | null;
}

@ArgsType()
class AllReviewsArgs extends searchArgs(pageSizes.admin, "Searches name and comment.") {
  @Nullable(() => Boolean, "True: only hidden reviews; false: only visible ones.")
  hidden?: boolean;

  @Nullable(
    () => Boolean,
    "True: only reviews that await approval (they are hidden too); false: only the rest.",
  )
  pending?: boolean;
}

@Resolver(() => Review)
export class ReviewsResolver {
  @Query(() => ReviewConnection, {
    description:
      "Visible customer reviews of the shop, newest first; with `productId`, of that product and the other variants of its group.",
  })
  reviews(
    @Ctx() ctx: RequestContext,
    @Args(() => ReviewsArgs) { first, after, productId }: ReviewsArgs,
  ): Promise<Connection<Review>> {
    return typeof productId === "string"
      ? listProductReviews(ctx, productId, { first, after })
      : listReviews(ctx, { first, after });
  }

  @Query(() => Review, {
    nullable: true,
    description:
      "A visible review. Its author, admins, and programs that may read reviews get hidden or pending ones too. Null if it doesn't exist.",
  })
  review(@Ctx() ctx: RequestContext, @Id("review") id: string): Promise<Review | null> {
    return findReview(ctx, id);
  }

  @Auth(Role.ADMIN, Scope.READ_REVIEWS)
  @Query(() => ReviewConnection, {
    description: "All reviews of the shop and of products, newest first, including hidden and pending ones.",
  })
  allReviews(
    @Ctx() ctx: RequestContext,
    @Args(() => AllReviewsArgs) args: AllReviewsArgs,
  ): Promise<Connection<Review>> {
    return listAllReviews(ctx, args);
  }

  @Auth(Role.ADMIN, Scope.WRITE_REVIEWS)
  @Mutation(() => Review, {
    description: "Hides a review from the shop's pages, or rejects a pending one. A repeat changes nothing.",
  })
  hideReview(@Ctx() ctx: RequestContext, @Id("review") id: string): Promise<Review> {
    return hideReview(ctx, id);
  }

  @Auth(Role.ADMIN, Scope.WRITE_REVIEWS)
  @Mutation(() => Review, {
    description: "Shows a hidden review again, or publishes a pending one. A repeat changes nothing.",
  })
  showReview(@Ctx() ctx: RequestContext, @Id("review") id: string): Promise<Review> {
    return showReview(ctx, id);
  }

  @FieldResolver(() => Product, {
    nullable: true,
    description:
      "The reviewed product. Null for a review of the shop, or if the product isn't sold any more.",
  })
  async product(@Root() { productId }: Review, @Ctx() ctx: RequestContext): Promise<Product | null> {
    return productId === null ? null : findProduct(ctx, productId);
  }

  @FieldResolver(() => Product, {
    nullable: true,
    description: "The reviewed product if it is a variant of a group; otherwise null.",
  })
  async variant(
    @Root() { productId, ofGroup = true }: ListedReview,
    @Ctx() ctx: RequestContext,
  ): Promise<Product | null> {
    const product = productId !== null && ofGroup ? await findProduct(ctx, productId, true, true) : null;
    return product?.groupId ? product : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The name of the reviewed product, even if it isn't sold any more. Null for a review of the shop.",
  })
  async productName(@Root() { productId }: Review, @Ctx() ctx: RequestContext): Promise<string | null> {
    return productId === null ? null : ((await lookUp(ctx, productNames, productId))?.name ?? null);
  }

  @FieldResolver(() => [String], { description: "The URLs of its photos; empty for a review of the shop." })
  photos(@Root() { id }: Review, @Ctx() ctx: RequestContext): Promise<string[]> {
    return reviewPhotos.of(ctx, id);
  }

  @FieldResolver(() => Boolean, { description: "Whether its author has had an order delivered." })
  async verified(@Root() review: Review, @Ctx() ctx: RequestContext): Promise<boolean> {
    return (await lookUp(ctx, deliveredTo, review.userId)) !== undefined;
  }

  @Auth()
  @Mutation(() => AddReviewResult, {
    description:
      "Adds the viewer's only review of the shop. If the shop moderates reviews, a new customer's review is pending at first.",
  })
  addReview(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => AddReviewInput, { description: "The review." }) input: AddReviewInput,
  ): Promise<Review | AlreadyReviewed> {
    return toUnion(addReview(ctx, input), AlreadyReviewed);
  }
}
