import { Field, Float, ObjectType } from "type-graphql";
import { Nullable } from "../../nullable";
import { DeliveryTime } from "./delivery-time.entity";

@ObjectType({ description: "A region with a tax." })
export class TaxRegion {
  @Field(() => String, { description: "Its country: ISO 3166-1 alpha-2." })
  country!: string;

  @Field(() => String, { description: "Its ISO 3166-2 code without the country, such as CA." })
  region!: string;
}

@ObjectType({ description: "The tax on a product in the shop's own country." })
export class ProductTax {
  @Nullable(() => String, "Such as VAT; null if it depends on the region.")
  name!: string | null;

  @Field(() => Boolean, { description: "Whether the price contains it. Otherwise it is added." })
  included!: boolean;
}

@ObjectType({ description: "A delivery method with its price for one unit of a product." })
export class ProductDelivery extends DeliveryTime {
  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => Float, { description: "In the shop's currency, for one unit alone; 0: free." })
  price!: number;

  @Field(() => [String], {
    description: "Its countries: ISO 3166-1 alpha-2; empty: everywhere.",
  })
  countries!: string[];
}
