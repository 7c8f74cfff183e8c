import { Args, Ctx, ObjectType, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Auth } from "../../graphql/types/auth";
import { connectionOf } from "../../graphql/types/connection";
import type { Connection } from "../../data/lists/page";
import { Id } from "../../graphql/types/id";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { User } from "./user.entity";
import { UsersArgs } from "./users.input";
import { getMe, getUser } from "./find-user";
import { listUsers } from "./list-users";

@ObjectType({ description: "A page of users." })
class UserConnection extends connectionOf(User) {}

@Resolver(() => User)
export class UsersResolver {
  @Auth()
  @Query(() => User, { description: "The signed-in user." })
  me(@Ctx() ctx: RequestContext): Promise<User> {
    return getMe(ctx);
  }

  @Auth(Role.ADMIN, Scope.READ_CUSTOMERS)
  @Query(() => User, {
    description: "A user, even if blocked; NOT_FOUND for a deleted account.",
  })
  user(@Ctx() ctx: RequestContext, @Id("user") id: string): Promise<User> {
    return getUser(ctx, id);
  }

  @Auth(Role.ADMIN, Scope.READ_CUSTOMERS)
  @Query(() => UserConnection, { description: "All users except blocked ones, or only the blocked ones." })
  users(@Ctx() ctx: RequestContext, @Args(() => UsersArgs) args: UsersArgs): Promise<Connection<User>> {
    return listUsers(ctx, args);
  }
}
