import { PrimaryColumn } from "typeorm";
import { Column } from "../../data/tables";

/** A photo that a customer has uploaded for a review or a return: what the tables of `CustomerPhotos` have in common. */
export abstract class CustomerPhoto {
  /** A random name, also of the stored image. */
  @PrimaryColumn("text")
  hash!: string;

  /** The URL of the image; null until it is stored. */
  @Column("text", { nullable: true })
  imageUrl!: string | null;

  /** The position among the photos of its review or return, from 1. */
  @Column("integer", { default: 1 })
  place!: number;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;
}
