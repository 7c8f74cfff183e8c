import { serverTexts } from "@shop/shared/messages/server";
import { Field, ObjectType } from "type-graphql";
import { UnionRefusal } from "../../graphql/types/union-refusal";
import { Quote } from "./quote.entity";

/** The total to order or to pay differs from the client's `expectedTotal`, or the chosen shipping method is gone. */
@ObjectType({
  description: "The total to order or to pay differs from the expected one. Nothing was ordered or charged.",
})
export class TotalChanged extends UnionRefusal {
  @Field(() => Quote, { description: "The current total." })
  readonly quote: Quote;

  constructor(quote: Quote, message = serverTexts().refusals.quoteRefusals.totalChanged) {
    super(message);
    this.quote = quote;
  }
}

/** The orders' total can't be paid online. */
@ObjectType({
  description:
    "The orders can't be paid online, with the reason. If they were to be placed, nothing was ordered.",
})
export class PaymentRefused extends UnionRefusal {}

/** The discount code doesn't apply. */
@ObjectType({ description: "The discount code doesn't apply, with the reason. Nothing was ordered." })
export class DiscountRefused extends UnionRefusal {}

/** The shop doesn't deliver to the country. */
@ObjectType({ description: "The shop doesn't deliver to the country. Nothing was ordered." })
export class NotDelivered extends UnionRefusal {
  @Field(() => String, { description: "The country: ISO 3166-1 alpha-2." })
  readonly country: string;

  constructor(country: string, name: string) {
    super(serverTexts().refusals.quoteRefusals.noDelivery(name));
    this.country = country;
  }

  override get details() {
    return { country: this.country };
  }
}
