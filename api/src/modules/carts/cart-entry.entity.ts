import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Check, Entity } from "typeorm";
import { Column, Personal, References } from "../../data/tables";
import { OptionValue } from "../option-value";

/** A product in the cart of an account. */
@Entity("cart_entries")
@Check("cart_entry_quantity", "quantity >= 1")
@Personal()
export class CartEntryTable {
  @References("UserTable", "cart_entry_user", { primary: true })
  userId!: string;

  @References("ProductTable", "cart_entry_product", { primary: true, onDelete: "CASCADE" })
  productId!: string;

  @Column("integer")
  quantity!: number;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;
}

@ObjectType({
  description: "An entry of a cart, with the product's current data, even if it is no longer sold.",
})
export class CartEntry {
  @Field(() => ID, { description: "The `id` of the product." })
  productId!: string;

  @Field(() => String, { description: "The product's name." })
  name!: string;

  @Field(() => String, { description: "The URL of the product's first image." })
  image!: string;

  @Field(() => Float, { description: "The unit price, in the shop's currency." })
  price!: number;

  @Field(() => Int, { description: "The product's units in stock." })
  countInStock!: number;

  @Field(() => [OptionValue], {
    description: "The product's values of its group's options; empty without a group.",
  })
  optionValues!: OptionValue[];

  @Field(() => Int, { description: "The chosen quantity. May exceed the stock." })
  quantity!: number;
}
