import { GraphQLDateTime } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";
import { Scope } from "../../context/scope";
import { User } from "../users/user.entity";

/** The result of a sign-in. */
@ObjectType({ description: "The session of a signed-in user." })
export class Session {
  @Field(() => String, { description: "Send it as `Authorization: Bearer …`. Valid for 15 minutes." })
  accessToken!: string;

  @Field(() => GraphQLDateTime, {
    description: "When the access token expires. Sign in again before that, with a fresh ID token.",
  })
  expiresAt!: Date;

  @Field(() => User, { description: "The signed-in user." })
  user!: User;

  @Field(() => [Scope], { description: "The user's permissions; see `User.permissions`." })
  permissions!: readonly Scope[];
}
