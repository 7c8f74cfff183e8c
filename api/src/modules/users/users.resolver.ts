import { Arg, Ctx, ID, Int, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../context";
import { Auth } from "../../graphql/auth-directive";
import { AFTER, BEFORE, connectionOf, type Connection } from "../../graphql/connection";
import { Role } from "./role";
import { User } from "./user.entity";
import { UserSort } from "./user-sort";
import * as users from "./users.service";

@ObjectType({ description: "A page of users." })
class UserConnection extends connectionOf(User) {}

@Resolver(() => User)
export class UsersResolver {
  @Auth()
  @Query(() => User, { description: "Who asks." })
  me(@Ctx() ctx: RequestContext): Promise<User> {
    return users.getMe(ctx);
  }

  @Auth(Role.ADMIN)
  @Query(() => UserConnection, { description: "All users that are not blocked." })
  users(
    @Ctx() ctx: RequestContext,
    @Arg("first", () => Int, { defaultValue: 50, description: "1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: AFTER }) after?: string,
    @Arg("before", () => String, { nullable: true, description: BEFORE }) before?: string,
    @Arg("search", () => String, { nullable: true, description: "In e-mail and name." }) search?: string,
    @Arg("sort", () => UserSort, { defaultValue: UserSort.NEWEST, description: "In which order." })
    sort?: UserSort,
  ): Promise<Connection<User>> {
    return users.listUsers(ctx, { first, after, before, search, sort });
  }

  @Auth(Role.ADMIN)
  @Mutation(() => User, { description: "Gives a user the admin's role. There is no way back here." })
  makeAdmin(
    @Ctx() ctx: RequestContext,
    @Arg("userId", () => ID, { description: "The user's `id`." }) userId: string,
  ): Promise<User> {
    return users.makeAdminUser(ctx, userId);
  }
}
