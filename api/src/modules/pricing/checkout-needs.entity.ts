import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "A region that has a tax of its own." })
export class TaxRegion {
  @Field(() => String, { description: "Its country: ISO 3166-1 alpha-2." })
  country!: string;

  @Field(() => String, { description: "Its name or code, as the shop's owner wrote it." })
  region!: string;
}

@ObjectType({ description: "The tax on a product in the shop's own country." })
export class ProductTax {
  @Field(() => String, {
    nullable: true,
    description: "Such as VAT; null where it depends on the region.",
  })
  name!: string | null;

  @Field(() => Boolean, { description: "Whether the price contains it. Otherwise it is added." })
  included!: boolean;
}
