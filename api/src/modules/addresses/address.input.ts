import { addressSchema } from "@shop/shared/schemas/address";
import { Field, InputType } from "type-graphql";
import { Nullable } from "../../nullable";
import { ValidatedBy } from "../../validation";

@ValidatedBy(addressSchema)
@InputType({ description: "A delivery address. Fields that no rule of the shop needs can be omitted." })
export class AddressInput {
  @Field(() => String, { description: "The recipient; 1 to 100 characters." })
  name!: string;

  @Field(() => String, { description: "Street and number; 1 to 500 characters." })
  line1!: string;

  @Nullable(() => String, "Apartment, floor, company; at most 200 characters.")
  line2?: string | null;

  @Nullable(() => String, "City or town; at most 100 characters.")
  city?: string | null;

  @Nullable(
    () => String,
    "State, province or county: name or ISO 3166-2 code, in any case; at most 100 characters. Required and checked if taxes depend on it.",
  )
  region?: string | null;

  @Nullable(
    () => String,
    "Postcode or ZIP code; at most 20 characters. Checked for a named `country` whose postcodes are known, and stored as it writes them.",
  )
  postalCode?: string | null;

  @Nullable(() => String, "ISO 3166-1 alpha-2; the shop's own country by default.")
  country?: string | null;

  @Field(() => String, { description: "For the carrier; 3 to 40 characters." })
  phone!: string;
}
