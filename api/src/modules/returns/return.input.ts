import { returnLineSchema } from "@shop/shared/schemas/return";
import { pageSizes } from "@shop/shared/lists";
import { ArgsType, Field, ID, InputType, Int } from "type-graphql";
import { ValidatedBy } from "../../validation";
import { searchArgs } from "../../graphql/types/page-args";
import { Nullable } from "../../nullable";
import { ReturnStatus } from "./return.entity";

@ValidatedBy(returnLineSchema)
@InputType({ description: "Units of an order to send back." })
export class ReturnLineInput {
  @Field(() => ID, { description: "The order's `id`. It is delivered, and each order is named once." })
  orderId!: string;

  @Field(() => Int, {
    description: "At least 1, and no more than were bought and are not back.",
  })
  qty!: number;
}

/** The filters of the admin's list of returns. */
@ArgsType()
export class ReturnsArgs extends searchArgs(
  pageSizes.admin,
  "Searches the customer's name and email, the products, and the beginning of the return's and the orders' numbers.",
) {
  @Nullable(() => [ReturnStatus], "Only returns in these states.")
  status?: ReturnStatus[];
}
