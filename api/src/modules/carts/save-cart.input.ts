import { cartChangeSchema, saveCartSchema } from "@shop/shared/schemas/order";
import { Field, ID, InputType, Int } from "type-graphql";
import { ValidatedBy } from "../../validation";

@ValidatedBy(cartChangeSchema)
@InputType({ description: "A change of one entry of the cart." })
export class CartChangeInput {
  @Field(() => ID, { description: "The `id` of the product." })
  productId!: string;

  @Field(() => Int, { description: "0 removes the entry; at most 1,000,000." })
  quantity!: number;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether an existing larger quantity stays, as when the cart of a visitor is merged.",
  })
  merge!: boolean;
}

@ValidatedBy(saveCartSchema)
@InputType({ description: "Changes of the viewer's cart." })
export class SaveCartInput {
  @Field(() => [CartChangeInput], { description: "1 to 50 changes of different products." })
  changes!: CartChangeInput[];
}
