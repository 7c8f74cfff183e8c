import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Auth } from "../../graphql/types/auth";
import { Id } from "../../graphql/types/id";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { User } from "../users/user.entity";
import { makeAdminUser } from "./admin-role";
import { signIn } from "./sign-in";
import { blockUser, unblockUser } from "./block-user";
import { readPermissions, setStaffPermissions } from "./staff";
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

  @Auth(Role.ADMIN, Scope.WRITE_CUSTOMERS)
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

  @Auth(Role.ADMIN, Scope.WRITE_CUSTOMERS)
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

  @Auth(Role.ADMIN)
  @Mutation(() => User, {
    description:
      "Gives a user some of an admin's permissions, in place of their former ones and of the role ADMIN; with none they are a customer. Takes effect at their next request. CONFLICT for the last admin.",
  })
  setStaffPermissions(
    @Ctx() ctx: RequestContext,
    @Id("user", "userId") userId: string,
    @Arg("permissions", () => [Scope], { description: "All of their permissions." }) permissions: Scope[],
  ): Promise<User> {
    return setStaffPermissions(ctx, userId, permissions);
  }
}

/** The permissions of a user. */
@Resolver(() => User)
export class PermissionsResolver {
  @Auth()
  @FieldResolver(() => [Scope], {
    description:
      "The viewer's own permissions, or anyone's for an admin: all of an admin, none of a customer.",
  })
  permissions(@Root() user: User, @Ctx() ctx: RequestContext): readonly Scope[] {
    return readPermissions(ctx, user);
  }
}
