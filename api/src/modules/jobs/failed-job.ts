import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A job whose last attempt failed." })
export class FailedJob {
  @Field(() => ID, { description: "Unique among the jobs." })
  id!: string;

  @Field(() => String, { description: "What was to be done." })
  task!: string;

  @Field(() => GraphQLDateTime, { description: "When its last attempt failed." })
  failedAt!: Date;

  @Field(() => Int, { description: "How often it was tried." })
  attempts!: number;

  @Field(() => String, { description: "The error of the last attempt." })
  error!: string;

  @Field(() => String, { nullable: true, description: "What it is about, such as an order's number." })
  about!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When it is tried again by itself; in the past if it is due or running. Null: given up.",
  })
  nextTryAt!: Date | null;
}
