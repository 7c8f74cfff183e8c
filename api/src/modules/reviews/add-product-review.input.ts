import { serverTexts } from "@shop/shared/messages/server";
import { MAX_REVIEW_PHOTOS, UNUSED_PHOTO_HOURS } from "@shop/shared/review";
import { addProductReviewSchema } from "@shop/shared/schemas/review";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { UnionRefusal } from "../../graphql/types/union-refusal";
import { Nullable } from "../../nullable";
import { ValidatedBy } from "../../validation";

@ValidatedBy(addProductReviewSchema)
@InputType({ description: "A customer's review of a product that they bought." })
export class AddProductReviewInput {
  @Field(() => ID, { description: "The product's `id`." })
  productId!: string;

  @Nullable(() => String, "At most 100 characters. Defaults to the user's name.")
  name?: string | null;

  @Field(() => Int, { description: "1 to 5 stars." })
  rating!: number;

  @Field(() => String, { description: "1 to 2,000 characters." })
  comment!: string;

  @Nullable(
    () => [String],
    `The URLs of at most ${MAX_REVIEW_PHOTOS} photos that the viewer has uploaded by \`POST /products/{id}/photos\` in the last ${UNUSED_PHOTO_HOURS} hours.`,
  )
  photos?: string[] | null;
}

/** The customer has no delivered, or paid and sent, order of the product. Over GraphQL it is a member of the union. */
@ObjectType({ description: "The customer has no delivered, or paid and sent, order of the product." })
export class ProductNotReceived extends UnionRefusal {
  constructor() {
    super(serverTexts().refusals.reviewRefusals.notSent);
  }
}
