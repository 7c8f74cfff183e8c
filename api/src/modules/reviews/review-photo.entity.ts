import { Entity, ForeignKey, Index } from "typeorm";
import { Column, Personal, SqlIndexes } from "../../data/tables";
import { CustomerPhoto } from "../images/customer-photo.entity";

/** A photo that a customer has uploaded for a review of a product. */
@Entity("review_photos")
@Personal()
@Index("review_photo_of_review", ["reviewId", "place"])
@Index("review_photo_of_user", ["userId"])
@SqlIndexes("review_photo_unused")
export class ReviewPhotoTable extends CustomerPhoto {
  /** Null once the photo is released: first the image is deleted, then the row. */
  @ForeignKey("UserTable", { name: "review_photo_user" })
  @Column("uuid", { nullable: true })
  userId!: string | null;

  /** Null until the photo belongs to a review. */
  @ForeignKey("ReviewTable", { name: "review_photo_review", onDelete: "SET NULL" })
  @Column("uuid", { nullable: true })
  reviewId!: string | null;
}
