import { Entity, ForeignKey, Index } from "typeorm";
import { Column, Personal, SqlIndexes } from "../../data/tables";
import { CustomerPhoto } from "../images/customer-photo.entity";

/** A photo that a customer has uploaded for a return. */
@Entity("return_photos")
@Personal()
@Index("return_photo_of_return", ["returnId", "place"])
@Index("return_photo_of_user", ["userId"])
@SqlIndexes("return_photo_unused")
export class ReturnPhotoTable extends CustomerPhoto {
  /** Null once the photo is released: first the image is deleted, then the row. */
  @ForeignKey("UserTable", { name: "return_photo_user" })
  @Column("uuid", { nullable: true })
  userId!: string | null;

  /** Null until the photo belongs to a return. */
  @ForeignKey("ReturnTable", { name: "return_photo_return", onDelete: "SET NULL" })
  @Column("uuid", { nullable: true })
  returnId!: string | null;
}
