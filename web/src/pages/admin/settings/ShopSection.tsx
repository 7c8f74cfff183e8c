import { typedNumber } from "@shop/shared/typed-number";
import { countryName } from "@shop/shared/country-name";
import { settingsBounds } from "@shop/shared/shop-settings";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { evicting } from "../../../graphql/evict";
import { settingsTexts, shopSectionTexts as texts } from "@shop/shared/messages/en/admin-settings";
import { CheckboxField } from "../../../ui/form/CheckboxField";
import { TextField } from "../../../ui/form/Field";
import { numberRule } from "../../../ui/form/number-rule";
import { resetSaved, useSaveForm } from "../parts/use-save-form";
import { codeOf, codesOf, type CountriesEntry } from "./countries";
import { CountriesField, CountryField } from "./CountryField";
import { numberOrNull, optionalRule } from "../parts/optional-rule";
import { SampleCart } from "./SampleCart";
import { Editor, Section } from "./Section";
import type { Settings, Shop } from "./settings";
import { useSaveShopSettingsMutation } from "./SettingsPage.generated";

interface ShopEntry {
  /** The country's name. */
  country: string;
  pricesIncludeTax: boolean;
  countries: CountriesEntry;
  returnDays: string;
}

const labels = {
  country: texts.country,
  countries: texts.countries,
  returnDays: texts.returnDays,
} as const;

const fieldRules = {
  returnDays: optionalRule(numberRule(labels.returnDays, { ...settingsBounds.days, decimals: 0 })),
};

const entryOf = ({
  country,
  pricesIncludeTax,
  countries,
  returnDays,
}: Omit<Shop, "__typename">): ShopEntry => ({
  country: countryName(country),
  pricesIncludeTax,
  countries: { codes: countries, typed: "" },
  returnDays: typedNumber(returnDays),
});

/** The shop's country, the countries it delivers to, whether its prices contain tax, and the return period. */
export function ShopSection({ shop, rules }: Settings) {
  const [done, setDone] = useState<string>();
  const [save] = useSaveShopSettingsMutation(evicting("shopSettings"));
  const { register, control, field, sending, ...form } = useSaveForm<ShopEntry>({
    labels,
    rules: fieldRules,
    defaultValues: entryOf(shop),
    save: async (entry) => {
      setDone(undefined);
      const input = {
        country: codeOf(entry.country) ?? "",
        pricesIncludeTax: entry.pricesIncludeTax,
        countries: codesOf(entry.countries),
        returnDays: numberOrNull(entry.returnDays),
      };
      await save({ variables: { input } });
      resetSaved(form, entry, entryOf(input));
      setDone(settingsTexts.saved);
    },
  });
  const typed = useWatch({ control });
  const country = codeOf(typed.country ?? "") ?? shop.country;
  const { pricesIncludeTax = false } = typed;
  const countries = codesOf({ codes: shop.countries, typed: "", ...typed.countries });

  return (
    <Section title={texts.title} about={texts.about}>
      <Editor
        {...sending}
        done={done}
        sample={
          <SampleCart sample={{ rules: { ...rules, country, pricesIncludeTax, countries }, country }} />
        }
      >
        <CountryField label={texts.country} hint={texts.countryHint} name="country" control={control} />
        <CheckboxField label={texts.included} hint={texts.includedHint} {...register("pricesIncludeTax")} />
        <CountriesField
          label={texts.countries}
          hint={texts.countriesHint}
          name="countries"
          control={control}
        />
        <TextField {...field("returnDays")} hint={texts.returnDaysHint} inputMode="numeric" />
      </Editor>
    </Section>
  );
}
