import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Check, Entity } from "typeorm";
import { Nullable } from "../../../nullable";
import { Column, NotPersonal, References } from "../../../data/tables";
import type { Product } from "../product.entity";
import { FieldColumn, IdColumn } from "../../../data/field-column";

/**
 * The fields that a change of several products records even if they stay. Of the other fields it records those that differ, and the group
 * of a variant.
 */
export const recordedFields = [
  "price",
  "regularPrice",
  "saleEndsAt",
  "categoryId",
  "brandSlug",
  "draft",
] as const;

/** The fields of a product's place in a group. */
export const groupFields = ["groupId", "groupPosition", "variantValues"] as const;

/** The written fields of a product as JSON. */
export type StoredValues = Omit<
  Product,
  "id" | "version" | "createdAt" | "updatedAt" | "deletedAt" | "saleEndsAt" | "matching" | "variantOf"
> & { saleEndsAt: string | null };

/** A product's values before or after a change of several products. */
export type RecordedValues = Pick<StoredValues, (typeof recordedFields)[number]> & Partial<StoredValues>;

/** A planned or recorded change of one product. Categories and brands have field resolvers. */
@ObjectType({ description: "A product before and after a change of several at once." })
export class ProductChange {
  @Field(() => ID, { description: "The product's `id`." })
  productId!: string;

  @Field(() => String, { description: "The product's name." })
  name!: string;

  @Field(() => Int, { description: "The product's current version, which `changeProducts` expects." })
  version!: number;

  @Field(() => Float, { description: "In the shop's currency, before the change." })
  priceBefore!: number;

  @Field(() => Float, { description: "In the shop's currency, after the change." })
  priceAfter!: number;

  @Nullable(() => Float, "Its regular price before the change; null if it was not on sale.")
  regularPriceBefore!: number | null;

  @Nullable(() => Float, "Its regular price after the change; null if it is not on sale.")
  regularPriceAfter!: number | null;

  @Nullable(() => GraphQLDateTime, "When its sale ended before the change, or null.")
  saleEndsAtBefore!: Date | null;

  @Nullable(() => GraphQLDateTime, "When its sale ends after the change, or null.")
  saleEndsAtAfter!: Date | null;

  @Nullable(() => ID, "Its category before the change, or null.")
  categoryIdBefore!: string | null;

  @Nullable(() => ID, "Its category after the change, or null.")
  categoryIdAfter!: string | null;

  @Field(() => Boolean, { description: "Whether it was a draft before the change." })
  draftBefore!: boolean;

  @Field(() => Boolean, { description: "Whether it is a draft after the change." })
  draftAfter!: boolean;

  @Field(() => Boolean, { description: "Whether an import has added the product." })
  added!: boolean;

  before!: RecordedValues;
  after!: RecordedValues;
}

/** A changed value that only an import can change. */
@ObjectType({ description: "A value of a product before and after an import." })
export class ProductFieldChange {
  @Field(() => String, { description: "The column of the CSV file: `rating`, `attribute:voltage`." })
  field!: string;

  @Field(() => String, { description: "Before, as text: at most 300 characters." })
  before!: string;

  @Field(() => String, { description: "After, as text: at most 300 characters." })
  after!: string;
}

/** The name and the options of a group before and after a change. */
export interface GroupChange {
  id: string;
  before: { name: string; options: string[] };
  after: { name: string; options: string[] };
}

/** Products changed together. */
@ObjectType({ description: "Products changed together." })
@Entity("product_change_sets")
@NotPersonal()
export class ProductChangeSet {
  @IdColumn("Permanent and never reused; the audit entry's `targetId`.")
  id!: string;

  @FieldColumn("timestamptz", "When the change was made.", { default: () => "now()" })
  changedAt!: Date;

  @FieldColumn("timestamptz", "When it was undone; null if it was not.", { nullable: true })
  undoneAt!: Date | null;

  /** Null if the set doesn't change the name or the options of a group. */
  @Column("jsonb", { nullable: true })
  groupChange?: GroupChange | null;
}

/** The table of product changes. */
@Entity("product_changes")
@NotPersonal()
@Check("product_change_price", "price_cents_after >= 0")
export class ProductChangeTable {
  @References("ProductChangeSet", "product_change_set", { primary: true })
  setId!: string;

  @References("ProductTable", "product_change_product", { primary: true })
  productId!: string;

  /** An import has added the product. */
  @Column("boolean", { default: false })
  added!: boolean;

  @Column("jsonb", { default: {} })
  before!: RecordedValues;

  @Column("jsonb", { default: {} })
  after!: RecordedValues;

  // Release 0.1.0 reads and writes the following columns in place of `before` and `after`; a trigger keeps both alike.

  @Column("integer")
  priceMinorBefore!: number;

  @Column("integer")
  priceMinorAfter!: number;

  @Column("uuid", { nullable: true })
  categoryBefore!: string | null;

  @Column("uuid", { nullable: true })
  categoryAfter!: string | null;

  @Column("text", { nullable: true })
  brandBefore!: string | null;

  @Column("text", { nullable: true })
  brandAfter!: string | null;

  @Column("boolean", { default: false })
  draftBefore!: boolean;

  @Column("boolean", { default: false })
  draftAfter!: boolean;
}
