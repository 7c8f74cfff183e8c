import { pageSizes } from "@shop/shared/lists";
import { Arg, Args, ArgsType, Ctx, Float, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import type { Connection } from "../../data/lists/page";
import { Auth } from "../../graphql/types/auth";
import { connectionOf } from "../../graphql/types/connection";
import { Id } from "../../graphql/types/id";
import { searchArgs } from "../../graphql/types/page-args";
import { GiftCard, GiftCardCreated } from "./gift-card.entity";
import { endGiftCard, issueGiftCard, listGiftCards } from "./gift-cards";

@ObjectType({ description: "A page of gift cards." })
class GiftCardConnection extends connectionOf(GiftCard) {}

@ArgsType()
class GiftCardsArgs extends searchArgs(
  pageSizes.admin,
  "Only cards whose code ends with these characters.",
) {}

/** Gift cards for shopkeepers: whoever may make discount codes may also issue cards. */
@Resolver(() => GiftCard)
export class GiftCardsResolver {
  @Auth(Role.ADMIN, Scope.READ_SETTINGS)
  @Query(() => GiftCardConnection, { description: "All gift cards page by page, newest first." })
  giftCards(
    @Ctx() ctx: RequestContext,
    @Args(() => GiftCardsArgs) page: GiftCardsArgs,
  ): Promise<Connection<GiftCard>> {
    return listGiftCards(ctx, page);
  }

  @Auth(Role.ADMIN, Scope.WRITE_SETTINGS)
  @Mutation(() => GiftCardCreated, {
    description:
      "Issues a gift card, and mails its code if an email is given. The code is returned only here.",
  })
  issueGiftCard(
    @Ctx() ctx: RequestContext,
    @Arg("amount", () => Float, { description: "In the shop's currency; more than 0." }) amount: number,
    @Arg("email", () => String, { nullable: true, description: "The address to mail the code to." })
    email?: string | null,
  ): Promise<GiftCardCreated> {
    return issueGiftCard(ctx, { amount, email });
  }

  @Auth(Role.ADMIN, Scope.WRITE_SETTINGS)
  @Mutation(() => GiftCard, {
    description: "Ends a gift card at once and permanently. A card already ended stays unchanged.",
  })
  endGiftCard(@Ctx() ctx: RequestContext, @Id("gift card") id: string): Promise<GiftCard> {
    return endGiftCard(ctx, id);
  }
}
