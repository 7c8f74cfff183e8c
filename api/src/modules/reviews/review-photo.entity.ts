import { Entity, Index } from "typeorm";
import { Personal, References, SqlIndexes } from "../../data/tables";
import { CustomerPhoto } from "../images/customer-photo.entity";

/** A photo that a customer has uploaded for a review of a product. */
@Entity("review_photos")
@Personal()
@Index("review_photo_of_review", ["reviewId", "place"])
@Index("review_photo_of_user", ["userId"])
@SqlIndexes("review_photo_unused")
export class ReviewPhotoTable extends CustomerPhoto {
  /** Null once the photo is released: first the image is deleted, then the row. */
  @References("UserTable", "review_photo_user", { nullable: true })
  userId!: string | null;

  /** Null until the photo belongs to a review. */
  @References("ReviewTable", "review_photo_review", { nullable: true, onDelete: "SET NULL" })
  reviewId!: string | null;
}
