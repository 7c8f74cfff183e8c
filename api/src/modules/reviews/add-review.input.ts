import { IsIn, IsOptional } from "class-validator";
import { Field, Float, InputType, ObjectType } from "type-graphql";
import { DomainError, REFUSAL_MESSAGE } from "../../errors";
import { Text } from "../../validation";

/** What a review's fields may hold; GraphQL, REST and the form keep to the same. */
export const reviewBounds = {
  name: { min: 0, max: 100 },
  comment: { min: 1, max: 2_000 },
} as const;

/** The ratings that half stars can give (spec §9). */
export const HALF_STARS = Array.from({ length: 11 }, (_, halves) => halves / 2);

@InputType({ description: "What a customer says of the shop." })
export class AddReviewInput {
  @IsOptional()
  @Text(reviewBounds.name)
  @Field(() => String, {
    nullable: true,
    description: "At most 100 characters; the user's own name without it.",
  })
  name?: string | null;

  @IsIn(HALF_STARS, { message: "must be 0 to 5 in steps of 0.5" })
  @Field(() => Float, { description: "0 to 5 in steps of 0.5." })
  rating!: number;

  @Text(reviewBounds.comment)
  @Field(() => String, { description: "1 to 2,000 characters." })
  comment!: string;
}

/** The user has reviewed before (D-10). Thrown inside, a member of the union outside. */
@ObjectType({ description: "The user has reviewed before." })
export class AlreadyReviewed extends DomainError {
  @Field(() => String, { description: REFUSAL_MESSAGE })
  declare message: string;

  constructor() {
    super("CONFLICT", "You have rated before.");
  }
}
