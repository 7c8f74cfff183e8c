import { Arg, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Role } from "../../context/role";
import { Auth } from "../../graphql/types/auth";
import { confirmNewsletter, subscribeToNewsletter, unsubscribeFromNewsletter } from "./newsletter";
import { countSubscribers } from "./list-subscribers";

@Resolver()
export class NewsletterResolver {
  @Mutation(() => Boolean, {
    description:
      "Mails a link to confirm, at most one a day. Always true: it doesn't reveal whether the email was known.",
  })
  async subscribeToNewsletter(
    @Ctx() ctx: RequestContext,
    @Arg("email", () => String, { description: "At most 254 characters." }) email: string,
  ): Promise<boolean> {
    await subscribeToNewsletter(ctx, email);
    return true;
  }

  @Mutation(() => Boolean, {
    description: "Subscribes who was mailed the token. False if it is forged, older than 48 hours, or ended.",
  })
  confirmNewsletter(
    @Ctx() ctx: RequestContext,
    @Arg("token", () => String, { description: "From the link of the mail." }) token: string,
  ): Promise<boolean> {
    return confirmNewsletter(ctx, token);
  }

  @Mutation(() => Boolean, {
    description: "Ends a subscription, at any time. False if none has this token.",
  })
  unsubscribeFromNewsletter(
    @Ctx() ctx: RequestContext,
    @Arg("token", () => String, { description: "From the link of any newsletter." }) token: string,
  ): Promise<boolean> {
    return unsubscribeFromNewsletter(ctx, token);
  }

  @Auth(Role.ADMIN)
  @Query(() => Int, { description: "How many get the newsletter: confirmed, and not unsubscribed." })
  newsletterSubscribers(@Ctx() ctx: RequestContext): Promise<number> {
    return countSubscribers(ctx);
  }
}
