import { Field, ObjectType } from "type-graphql";
import { Entity, PrimaryColumn } from "typeorm";
import { FieldColumn } from "../../../data/field-column";
import { NotPersonal } from "../../../data/tables";

/** A search by shoppers that found nothing. */
@ObjectType({ description: "A search that found nothing." })
export class EmptySearch {
  @Field(() => String, { description: "The searched text, in lower case." })
  text!: string;

  @FieldColumn("integer", "The number of searches.")
  count!: number;
}

/**
 * The number of searches for a text without results on a day, without any data of the shoppers: emails and numbers of
 * phones or orders are not stored.
 */
@Entity("empty_searches")
@NotPersonal()
export class EmptySearchTable extends EmptySearch {
  /** In the shop's time zone: `2026-11-26`. */
  @PrimaryColumn("text")
  day!: string;

  @PrimaryColumn("text")
  declare text: string;
}
