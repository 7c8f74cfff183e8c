import { Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { Column, Personal, SqlIndexes } from "../../data/tables";

/** A photo that a customer has uploaded for a review of a product. */
@Entity("review_photos")
@Personal()
@Index("review_photo_of_review", ["reviewId", "place"])
@Index("review_photo_of_user", ["userId"])
@SqlIndexes("review_photo_unused")
export class ReviewPhotoTable {
  /** A random name, also of the stored image. */
  @PrimaryColumn("text")
  hash!: string;

  /** Null once the photo is released: first the image is deleted, then the row. */
  @ForeignKey("UserTable", { name: "review_photo_user" })
  @Column("uuid", { nullable: true })
  userId!: string | null;

  /** Null until the photo belongs to a review. */
  @ForeignKey("ReviewTable", { name: "review_photo_review", onDelete: "SET NULL" })
  @Column("uuid", { nullable: true })
  reviewId!: string | null;

  /** The URL of the image; null until it is stored. */
  @Column("text", { nullable: true })
  imageUrl!: string | null;

  /** The position among the photos of its review, from 1. */
  @Column("integer", { default: 1 })
  place!: number;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;
}
