import { Field, ObjectType } from "type-graphql";
import { Check, Entity } from "typeorm";
import { Column, NotPersonal } from "../../../data/tables";
import { FieldColumn, IdColumn } from "../../../data/field-column";

/** Products that are variants of each other: a watch with several dials and straps. */
@ObjectType({ description: "Products that are variants of each other." })
@Entity("product_groups")
@NotPersonal()
@Check("product_group_options", "cardinality(options) between 1 and 3")
export class ProductGroup {
  @IdColumn()
  id!: string;

  @FieldColumn("text", "The name of the product in all its forms.")
  name!: string;

  /** The names of the options, in order. */
  @Column("text", { name: "options", array: true })
  optionNames!: string[];

  @FieldColumn("integer", "Increases with each change of the group.", { default: 1 })
  version!: number;

  @Column("timestamptz", { default: () => "now()" })
  createdAt?: Date;

  published!: PublishedVariants;
}

/** A group without what is read from its variants. */
export type StoredGroup = Omit<ProductGroup, "published">;

/** The published variants of a group in numbers, for cards. */
export interface PublishedVariants {
  count: number;
  /** Null without any variant, like `priceTo`. */
  priceFrom: number | null;
  priceTo: number | null;
  /** Whether one of them is in stock; null without any variant. */
  inStock: boolean | null;
  /** Their different values of the first option. */
  firstValues: string[] | null;
}

/** An option of a group with the values of its variants. */
@ObjectType({ description: "An option of a group: the strap, the dial colour." })
export class ProductOption {
  @Field(() => String, { description: "The displayed name." })
  name!: string;

  @Field(() => [String], { description: "Its values, in the order in which the variants use them." })
  values!: string[];

  @Field(() => [String], {
    description:
      "The CSS colour of each value, such as `#2457a8`; empty for a value that isn't a known colour in English or German.",
  })
  colors!: string[];
}
