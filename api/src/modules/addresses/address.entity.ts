import { Field, ObjectType } from "type-graphql";
import { Check, Entity, Index } from "typeorm";
import { Column, NotPersonal, Personal, References, SqlIndexes } from "../../data/tables";
import { FieldColumn, IdColumn } from "../../data/field-column";

/** A delivery address: one of a customer's addresses, or an order's own copy. */
@ObjectType({ description: "A delivery address with its recipient." })
export class Address {
  @NotPersonal()
  @IdColumn("Permanent and never reused; for an order's copy, the order's `id`.")
  id!: string;

  @FieldColumn("text", "The recipient.")
  name!: string;

  @FieldColumn("text", "Street and number.")
  line1!: string;

  @FieldColumn("text", "Apartment, floor, company.", { nullable: true })
  line2!: string | null;

  @FieldColumn("text", "City or town.", { nullable: true })
  city!: string | null;

  @FieldColumn(
    "text",
    "State, province or county: its ISO 3166-2 code without the country, such as CA; the text as entered if ISO 3166-2 doesn't have it.",
    { nullable: true },
  )
  region!: string | null;

  @FieldColumn("text", "Postcode or ZIP code.", { nullable: true })
  postalCode!: string | null;

  @FieldColumn("text", "ISO 3166-1 alpha-2.")
  country!: string;

  @FieldColumn("text", "For the carrier.")
  phone!: string;

  @FieldColumn("boolean", "Whether forms start with this address.", { default: false })
  isDefault!: boolean;
}

/** A region of a country. */
@ObjectType({ description: "A region of a country by ISO 3166-2." })
export class Region {
  @Field(() => String, { description: "Its code without the country, such as CA." })
  code!: string;

  @Field(() => String, { description: "Its name, unique in the country." })
  name!: string;
}

/** The table of customers' address books. */
@Entity("addresses")
@Personal()
@Check("address_country", "country ~ '^[A-Z]{2}$'")
@Index("address_of_user", ["userId", "createdAt"])
@SqlIndexes("address_default")
export class AddressTable extends Address {
  @References("UserTable", "address_user")
  userId!: string;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;
}
