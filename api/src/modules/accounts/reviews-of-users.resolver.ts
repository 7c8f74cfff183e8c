import { Ctx, FieldResolver, ID, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { lookUp } from "../../data/shared-lookups";
import { Auth } from "../../graphql/types/auth";
import { Review } from "../reviews/review.entity";
import { reviewOfUser } from "../reviews/reviews";
import { User } from "../users/user.entity";

/** The review of a user, for admins. */
@Resolver(() => User)
export class ReviewOfUserResolver {
  @Auth(Role.ADMIN, Scope.READ_CUSTOMERS)
  @FieldResolver(() => Review, {
    nullable: true,
    description: "Their review of the shop, visible or hidden; null without one.",
  })
  async review(@Root() { id }: User, @Ctx() ctx: RequestContext): Promise<Review | null> {
    return (await lookUp(ctx, reviewOfUser, id)) ?? null;
  }
}

/** The author of a review, for admins. */
@Resolver(() => Review)
export class AuthorOfReviewResolver {
  @Auth(Role.ADMIN, Scope.READ_REVIEWS)
  @FieldResolver(() => ID, { description: "The author's `id`." })
  customerId(@Root() { userId }: Review): string {
    return userId;
  }
}
