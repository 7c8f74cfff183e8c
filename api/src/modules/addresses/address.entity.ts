import { Field, ID, ObjectType } from "type-graphql";
import { Check, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from "typeorm";
import { Nullable } from "../../nullable";
import { Column, NotPersonal, Personal, SqlIndexes } from "../../data/tables";

/** A delivery address: one of a customer's addresses, or an order's own copy. */
@ObjectType({ description: "A delivery address with its recipient." })
export class Address {
  @Field(() => ID, { description: "Permanent and never reused; for an order's copy, the order's `id`." })
  @NotPersonal()
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => String, { description: "The recipient." })
  @Column("text")
  name!: string;

  @Field(() => String, { description: "Street and number." })
  @Column("text")
  line1!: string;

  @Nullable(() => String, "Apartment, floor, company.")
  @Column("text", { nullable: true })
  line2!: string | null;

  @Nullable(() => String, "City or town.")
  @Column("text", { nullable: true })
  city!: string | null;

  @Nullable(
    () => String,
    "State, province or county: its ISO 3166-2 code without the country, such as CA; the text as entered if ISO 3166-2 doesn't have it.",
  )
  @Column("text", { nullable: true })
  region!: string | null;

  @Nullable(() => String, "Postcode or ZIP code.")
  @Column("text", { nullable: true })
  postalCode!: string | null;

  @Field(() => String, { description: "ISO 3166-1 alpha-2." })
  @Column("text")
  country!: string;

  @Field(() => String, { description: "For the carrier." })
  @Column("text")
  phone!: string;

  @Field(() => Boolean, { description: "Whether forms start with this address." })
  @Column("boolean", { default: false })
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
  @ForeignKey("UserTable", { name: "address_user" })
  @Column("uuid")
  userId!: string;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;
}
