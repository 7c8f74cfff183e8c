import { GraphQLDateTime } from "graphql-scalars";
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { Auth } from "../../graphql/types/auth";
import { confirmNewsletter, subscribeToNewsletter, unsubscribeFromNewsletter } from "./newsletter";
import { lookUp } from "../../data/shared-lookups";
import { User } from "../users/user.entity";
import { countSubscribers, subscribedSince } from "./list-subscribers";

@Resolver()
export class NewsletterResolver {
  @Mutation(() => Boolean, {
    description:
      "Mails a link to confirm the subscription, at most once a day. Always true: it doesn't reveal whether the email was known.",
  })
  async subscribeToNewsletter(
    @Ctx() ctx: RequestContext,
    @Arg("email", () => String, { description: "At most 254 characters." }) email: string,
  ): Promise<boolean> {
    await subscribeToNewsletter(ctx, email);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      "Confirms the subscription of the mailed token. False if the token is forged or older than 48 hours, or the subscription has ended.",
  })
  confirmNewsletter(
    @Ctx() ctx: RequestContext,
    @Arg("token", () => String, { description: "The token in the mailed link." }) token: string,
  ): Promise<boolean> {
    return confirmNewsletter(ctx, token);
  }

  @Mutation(() => Boolean, {
    description: "Ends a subscription, at any time. False if none has this token.",
  })
  unsubscribeFromNewsletter(
    @Ctx() ctx: RequestContext,
    @Arg("token", () => String, { description: "The token in the link of any newsletter." }) token: string,
  ): Promise<boolean> {
    return unsubscribeFromNewsletter(ctx, token);
  }

  @Auth(Role.ADMIN, Scope.READ_CUSTOMERS)
  @Query(() => Int, { description: "The number of confirmed subscribers." })
  newsletterSubscribers(@Ctx() ctx: RequestContext): Promise<number> {
    return countSubscribers(ctx);
  }
}

/** The newsletter field of a user. */
@Resolver(() => User)
export class NewsletterOfUserResolver {
  @Auth(Role.ADMIN, Scope.READ_CUSTOMERS)
  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description: "Since when they have subscribed to the newsletter; null if they haven't.",
  })
  async newsletterSince(@Root() { email }: User, @Ctx() ctx: RequestContext): Promise<Date | null> {
    return (await lookUp(ctx, subscribedSince, email))?.confirmedAt ?? null;
  }
}
