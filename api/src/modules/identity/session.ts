import { GraphQLDateTime } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";
import { User } from "../users/user.entity";

/** The result of a sign-in. */
@ObjectType({ description: "What a sign-in is exchanged for." })
export class Session {
  @Field(() => String, { description: "Send it as `Authorization: Bearer …`. It lasts 15 minutes." })
  accessToken!: string;

  @Field(() => GraphQLDateTime, {
    description: "When the access token ends; sign in again before, with a fresh ID token.",
  })
  expiresAt!: Date;

  @Field(() => User, { description: "Who has signed in." })
  user!: User;
}
