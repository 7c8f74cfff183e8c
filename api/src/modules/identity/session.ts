import { GraphQLDateTime } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";
import { User } from "../users/users.service";

/** What a sign-in is exchanged for. */
@ObjectType({ description: "What a sign-in is exchanged for." })
export class Session {
  @Field(() => String, { description: "Send it as `Authorization: Bearer …`. It lasts 15 minutes." })
  accessToken!: string;

  @Field(() => GraphQLDateTime)
  expiresAt!: Date;

  @Field(() => User)
  user!: User;
}
