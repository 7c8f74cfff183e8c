import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Auth } from "../../graphql/types/auth";
import { deleteMyAccount } from "./delete-account";

@Resolver()
export class AccountsResolver {
  @Auth()
  @Mutation(() => Boolean, {
    description:
      "Deletes the viewer's account and cancels their unpaid orders. False if the account is only closed so far; it is then deleted within minutes. CONFLICT while paid orders are undelivered or the code of a gift card is being mailed, and for the last admin.",
  })
  deleteMyAccount(
    @Ctx() ctx: RequestContext,
    @Arg("idToken", () => String, {
      description: "The ID token of a sign-in to the same account in the last five minutes.",
    })
    idToken: string,
  ): Promise<boolean> {
    return deleteMyAccount(ctx, idToken);
  }
}
