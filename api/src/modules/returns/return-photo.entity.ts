import { Entity, Index } from "typeorm";
import { Personal, References, SqlIndexes } from "../../data/tables";
import { CustomerPhoto } from "../images/customer-photo.entity";

/** A photo that a customer has uploaded for a return. */
@Entity("return_photos")
@Personal()
@Index("return_photo_of_return", ["returnId", "place"])
@Index("return_photo_of_user", ["userId"])
@SqlIndexes("return_photo_unused")
export class ReturnPhotoTable extends CustomerPhoto {
  /** Null once the photo is released: first the image is deleted, then the row. */
  @References("UserTable", "return_photo_user", { nullable: true })
  userId!: string | null;

  /** Null until the photo belongs to a return. */
  @References("ReturnTable", "return_photo_return", { nullable: true, onDelete: "SET NULL" })
  returnId!: string | null;
}
