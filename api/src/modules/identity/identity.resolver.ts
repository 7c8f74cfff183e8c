import { Arg, Ctx, Int, Mutation, Resolver } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Auth } from "../../graphql/types/auth";
import { Id } from "../../graphql/types/id";
import { Role } from "../../context/role";
import { User } from "../users/user.entity";
import { makeAdminUser } from "./admin-role";
import { signIn } from "./sign-in";
import { blockUser, unblockUser } from "./block-user";
import { Session } from "./session";

@Resolver()
export class IdentityResolver {
  @Mutation(() => Session, {
    description:
      "Exchanges a Firebase ID token for the shop's own short-lived access token; creates the user at the first sign-in.",
  })
  signIn(
    @Ctx() ctx: RequestContext,
    @Arg("idToken", () => String, { description: "The ID token that Firebase returns at sign-in." })
    idToken: string,
  ): Promise<Session> {
    return signIn(ctx, idToken);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Int, {
    description:
      "The number of blocked users: 0 if the user doesn't exist or has paid, undelivered orders. Nobody can block themselves.",
  })
  deleteUser(
    @Ctx() ctx: RequestContext,
    @Arg("revokeKeys", () => Boolean, {
      defaultValue: false,
      description:
        "True also revokes their usable API keys and switches off their webhooks. Otherwise these keep working.",
    })
    revokeKeys: boolean,
    @Id("user") id: string,
  ): Promise<number> {
    return blockUser(ctx, id, { revokeKeys });
  }

  @Auth(Role.ADMIN)
  @Mutation(() => User, {
    description:
      "Lets a blocked user sign in again. Earlier sessions stay ended. CONFLICT if another user now has their email.",
  })
  unblockUser(@Ctx() ctx: RequestContext, @Id("user") id: string): Promise<User> {
    return unblockUser(ctx, id);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => User, { description: "Makes a user an admin. You can't undo this here." })
  makeAdmin(@Ctx() ctx: RequestContext, @Id("user", "userId") userId: string): Promise<User> {
    return makeAdminUser(ctx, userId);
  }
}
