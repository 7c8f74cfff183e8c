import { Field, ObjectType } from "type-graphql";
import { Check, Entity } from "typeorm";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { boolean } from "../../data/columns";
import { allColumnsOf, Column, Personal, References, SqlIndexes } from "../../data/tables";
import { Auth } from "../../graphql/types/auth";
import { FieldColumn, IdColumn } from "../../data/field-column";

/** A customer's review of the shop, one per user (D-10), or of a product they bought, one per user and product. */
@ObjectType({
  description: "A review of the shop, one per user, or of a product, one per buyer.",
})
export class Review {
  @IdColumn()
  id!: string;

  @References("UserTable", "review_user")
  userId!: string;

  /** Null for a review of the shop. */
  @References("ProductTable", "review_product", { nullable: true, onDelete: "CASCADE" })
  productId!: string | null;

  @FieldColumn("text", "The author's displayed name.")
  name!: string;

  @FieldColumn("double precision", "0 to 5 in steps of 0.5; for a product, 1 to 5 in whole steps.")
  rating!: number;

  @FieldColumn("text", "Plain text with line breaks.")
  comment!: string;

  @FieldColumn("timestamptz", "When it was written.", { default: () => "now()" })
  createdAt!: Date;

  @Auth(Role.ADMIN, Scope.READ_REVIEWS)
  @Field(() => Boolean, {
    description: "Whether the shop's pages hide it, because an admin hid it or it is pending.",
  })
  hidden!: boolean;

  @FieldColumn("boolean", "Whether it awaits an admin's approval.", { default: false })
  pending!: boolean;
}

/** A review of a product's list: whether the product has variants is read with it. */
export type ListedReview = Review & { ofGroup?: boolean };

/** The table of reviews, with the column that only statements use. */
@Entity("reviews")
@Personal()
@Check("review_rating_range", "rating between 0 and 5")
@Check("review_pending_is_hidden", "not pending or hidden_at is not null")
@Check("review_whole_stars", "product_id is null or rating in (1, 2, 3, 4, 5)")
@SqlIndexes("review_one_per_user", "review_one_per_product", "review_of_shop", "review_of_product")
@SqlIndexes("review_newest", "review_shown", "review_hidden", "review_pending", "review_words")
export class ReviewTable extends Review {
  @Column("timestamptz", { nullable: true })
  hiddenAt!: Date | null;
}

/** The columns of a review, including those that only admins see. */
export const reviewColumns = allColumnsOf(Review).with({ hidden: boolean("hidden_at is not null") });
