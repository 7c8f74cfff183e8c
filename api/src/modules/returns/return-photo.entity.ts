import { Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { Column, Personal, SqlIndexes } from "../../data/tables";

/** A photo that a customer has uploaded for a return. */
@Entity("return_photos")
@Personal()
@Index("return_photo_of_return", ["returnId", "place"])
@Index("return_photo_of_user", ["userId"])
@SqlIndexes("return_photo_unused")
export class ReturnPhotoTable {
  /** A random name, also of the stored image. */
  @PrimaryColumn("text")
  hash!: string;

  /** Null once the photo is released: first the image is deleted, then the row. */
  @ForeignKey("UserTable", { name: "return_photo_user" })
  @Column("uuid", { nullable: true })
  userId!: string | null;

  /** Null until the photo belongs to a return. */
  @ForeignKey("ReturnTable", { name: "return_photo_return", onDelete: "SET NULL" })
  @Column("uuid", { nullable: true })
  returnId!: string | null;

  /** The URL of the image; null until it is stored. */
  @Column("text", { nullable: true })
  imageUrl!: string | null;

  /** The position among the photos of its return, from 1. */
  @Column("integer", { default: 1 })
  place!: number;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;
}
