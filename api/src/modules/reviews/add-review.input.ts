import { serverTexts } from "@shop/shared/messages/server";
import { addReviewSchema } from "@shop/shared/schemas/review";
import { Field, Float, InputType, ObjectType } from "type-graphql";
import { UnionRefusal } from "../../graphql/types/union-refusal";
import { Nullable } from "../../nullable";
import { ValidatedBy } from "../../validation";

@ValidatedBy(addReviewSchema)
@InputType({ description: "A customer's review of the shop." })
export class AddReviewInput {
  @Nullable(() => String, "At most 100 characters. Defaults to the user's name.")
  name?: string | null;

  @Field(() => Float, { description: "0 to 5 in steps of 0.5." })
  rating!: number;

  @Field(() => String, { description: "1 to 2,000 characters." })
  comment!: string;
}

/** The user has already written a review (D-10). Services throw it; over GraphQL it is a member of the union. */
@ObjectType({ description: "The user has reviewed before." })
export class AlreadyReviewed extends UnionRefusal {
  constructor() {
    super(serverTexts().refusals.reviewRefusals.alreadyReviewed);
  }
}
