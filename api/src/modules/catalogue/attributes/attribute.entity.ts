import { Field, ObjectType } from "type-graphql";
import { Check, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { enumType } from "../../../enum-type";
import { Column, NotPersonal, References, SqlIndexes } from "../../../data/tables";
import { FieldColumn } from "../../../data/field-column";

/** The type of an attribute's values. */
export const AttributeType = enumType("AttributeType", "The type of an attribute's values.", {
  NUMBER: "A number, in the attribute's unit.",
  TEXT: "A few words.",
  BOOLEAN: "Yes or no.",
});
export type AttributeType = keyof typeof AttributeType;

/** A property of the products in a category, such as the diameter of a case or the voltage of a drill. */
@ObjectType({
  description: "A property that products of a category have: a case's diameter, a drill's voltage.",
})
export class Attribute {
  @Field(() => String, { description: "Permanent: used in addresses and in CSV files." })
  @PrimaryColumn("text")
  slug!: string;

  @FieldColumn("text", "The displayed name; unique, ignoring case.")
  name!: string;

  @Field(() => AttributeType, { description: "The type of its values." })
  @Column("text")
  type!: AttributeType;

  @FieldColumn("text", "The unit of its numbers; null without one.", { nullable: true })
  unit!: string | null;

  @Field(() => String, {
    name: "group",
    nullable: true,
    description:
      "The heading under which a product's page shows it, such as Case or Drive; null without one.",
  })
  @Column("text", { nullable: true })
  groupName!: string | null;
}

/** The table of attributes, with their positions. */
@Entity("attributes")
@NotPersonal()
@Check("attribute_type", "type in ('NUMBER', 'TEXT', 'BOOLEAN')")
@Check("attribute_slug_form", "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60")
@Check("attribute_name_length", "length(name) between 1 and 100")
@Check("attribute_unit", "unit is null or (length(unit) between 1 and 20 and type = 'NUMBER')")
@SqlIndexes("attribute_name")
export class AttributeTable extends Attribute {
  @Column("integer", { default: 0 })
  position!: number;
}

/** The attributes of a category's products, including the products of its subcategories. */
@Entity("category_attributes")
@NotPersonal()
export class CategoryAttributeTable {
  @References("CategoryTable", "category_attribute_category", { primary: true, onDelete: "CASCADE" })
  categoryId!: string;

  @ForeignKey("AttributeTable", { name: "category_attribute_attribute", onDelete: "CASCADE" })
  @PrimaryColumn("text")
  attribute!: string;
}

/** A product's value of an attribute. */
@ObjectType({ description: "A product's value of an attribute.", simpleResolvers: true })
export class AttributeValue {
  @Field(() => Attribute, { description: "The attribute." })
  attribute!: Attribute;

  @Field(() => String, { description: "The displayed value without the unit: 39, automatic, yes." })
  value!: string;
}

/** The stored values of a product, by the slugs of their attributes. */
export type AttributeValues = Record<string, string | number | boolean>;
