import { z } from "zod";
import { addressBounds } from "../address";
import { COUNTRY_RULE, isCountryCode } from "../countries";
import { explainPostcode } from "../postcodes";
import { text } from "./fields";

/** A country's code, in capitals. */
export const country = () => z.string(COUNTRY_RULE).refine(isCountryCode, COUNTRY_RULE);

/** An optional text. */
const optional = (bounds: { min: 0; max: number }) => text(bounds).nullish();

/** A delivery address: GraphQL's `AddressInput`. */
export const addressSchema = z
  .strictObject({
    name: text(addressBounds.name),
    line1: text(addressBounds.line1),
    line2: optional(addressBounds.line2),
    city: optional(addressBounds.city),
    region: optional(addressBounds.region),
    postalCode: optional(addressBounds.postalCode),
    country: country().nullish(),
    phone: text(addressBounds.phone),
  })
  .superRefine(({ country: code, postalCode }, { addIssue }) => {
    const problem = code && postalCode?.trim() && explainPostcode(code, postalCode);
    if (problem) addIssue({ code: "custom", path: ["postalCode"], message: problem });
  });
