import { addressBounds, type TownPart } from "@shop/shared/address";
import { countryCodes } from "@shop/shared/countries";
import { countryName } from "@shop/shared/country-name";
import { locale } from "@shop/shared/locale";
import { once } from "@shop/shared/once";
import { explainText } from "@shop/shared/text-rules";
import type { ChangeEvent } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { styled } from "styled-components";
import { addressTexts } from "@shop/shared/messages/en/checkout";
import { space } from "../../theme/tokens";
import { SelectField, TextField } from "../../ui/form/Field";
import { validity } from "../../ui/form/text-rule";
import { townFieldsOf, dependsOnRegion, type CheckoutNeeds, type DestinationEntry } from "./address-entry";
import { destinationLabels } from "./destination-labels";
import { TaxRegionField } from "./TaxRegionField";

/** Side by side if they fit; a last single field takes the whole line. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: ${space[5]} ${space[4]};
  align-items: start;
`;

/** The autofill tokens (HTML `autocomplete`) of the fields. */
const autoComplete: Record<TownPart, string> = {
  city: "address-level2",
  region: "address-level1",
  postalCode: "postal-code",
};

/** All countries by name, A to Z. */
const countries = once(() =>
  countryCodes
    .map((code) => ({ code, name: countryName(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale().language)),
);

/** The props of {@link DestinationFields}. */
export interface DestinationFieldsProps<Entry extends DestinationEntry> {
  form: UseFormReturn<Entry>;
  needs: CheckoutNeeds;
  /** The reason why the shop doesn't deliver to the country. */
  countryProblem?: string | undefined;
}

/** City, postcode, region and country, in the order of the country's addresses. */
export function DestinationFields<Entry extends DestinationEntry>({
  form,
  needs,
  countryProblem,
}: DestinationFieldsProps<Entry>) {
  // a form with more fields has these too, but its type is not assignable
  const { register, control, formState, setValue } = form as unknown as UseFormReturn<DestinationEntry>;
  const { errors } = formState;
  const country = useWatch({ control, name: "country" });
  const labels = destinationLabels(country);

  return (
    <>
      <Parts>
        {townFieldsOf(needs, country).map((part) => {
          const check = (value: string) =>
            validity(labels[part], explainText(value.trim(), addressBounds[part]));
          if (part === "region" && dependsOnRegion(needs, country)) {
            return (
              <TaxRegionField
                key={country}
                control={control}
                label={labels.region}
                country={country}
                validate={check}
              />
            );
          }
          return (
            <TextField
              key={part}
              label={labels[part]}
              autoComplete={autoComplete[part]}
              error={errors[part]?.message}
              {...register(part, { required: false, validate: check })}
            />
          );
        })}
      </Parts>
      <SelectField
        label={addressTexts.country}
        autoComplete="country"
        error={errors.country?.message ?? countryProblem}
        {...register("country", {
          onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
            if (dependsOnRegion(needs, target.value)) setValue("region", "");
          },
        })}
      >
        {countries().map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
