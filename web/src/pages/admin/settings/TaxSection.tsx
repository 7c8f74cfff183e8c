import { parseTyped, typedNumber } from "@shop/shared/typed-number";
import { countryName } from "@shop/shared/country-name";
import { settingsBounds } from "@shop/shared/shop-settings";
import { useWatch } from "react-hook-form";
import { evicting } from "../../../graphql/evict";
import { sampleTexts, settingsTexts, taxTexts as texts } from "@shop/shared/messages/en/admin-settings";
import { useRegionsQuery } from "../../../features/addresses/regions.generated";
import { SelectField, TextField } from "../../../ui/form/Field";
import { numberRule } from "../../../ui/form/number-rule";
import { SelectOptions } from "../../../ui/form/SelectOptions";
import { textRule } from "../../../ui/form/text-rule";
import type { Column } from "../../../ui/table/Table";
import { useSaveForm } from "../parts/use-save-form";
import { codeOf } from "./countries";
import { CountryField } from "./CountryField";
import { parsePartialNumber, optionalRule } from "../parts/optional-rule";
import { SampleCart } from "./SampleCart";
import { ListSection } from "./ListSection";
import { Editor, FieldPair } from "./Section";
import { NEW, withRate, type Rate, type Settings } from "./settings";
import { useRemoveTaxRateMutation, useSaveTaxRateMutation } from "./SettingsPage.generated";

const changes = evicting("taxRates");

/** The country is entered by its name. */
type RateEntry = Record<"country" | "region" | "name" | "percent" | "categoryId", string>;

const labels = {
  country: texts.country,
  region: texts.region,
  name: texts.name,
  percent: texts.percent,
  categoryId: settingsTexts.category,
} as const;

const rules = {
  region: optionalRule(textRule(labels.region, settingsBounds.region)),
  name: textRule(labels.name, settingsBounds.rateName),
  percent: numberRule(labels.percent, settingsBounds.taxPercent),
};

/** The `id` of the list of regions. */
const REGION_LIST = "tax-regions";

/** The name of a rate's region, or the reason why the rate isn't charged. */
function regionOf(
  { id, country, region, regionName, category }: Rate,
  rates: readonly Rate[],
): string | null {
  if (region === null || regionName === null) return region && texts.unknownRegion(region);
  const same = rates.filter(
    (each) =>
      each.country === country && each.regionName === regionName && each.category?.id === category?.id,
  );
  return same.some((each) => each.id !== id) ? texts.repeatedRegion(region) : regionName;
}

const placeOf = (rate: Rate, rates: readonly Rate[]) => {
  const region = regionOf(rate, rates);
  return region ? `${region}, ${countryName(rate.country)}` : countryName(rate.country);
};

const entryOf = (rate: Rate | undefined, country: string): RateEntry => ({
  country: countryName(rate?.country ?? country),
  region: rate?.regionName ?? rate?.region ?? "",
  name: rate?.name ?? "",
  percent: typedNumber(rate?.percent),
  categoryId: rate?.category?.id ?? "",
});

interface RateFormProps {
  settings: Settings;
  /** The rate to change; undefined for a new one. */
  rate: Rate | undefined;
  onClose: () => void;
}

/** Adds a tax rate, or changes one. */
function RateForm({ settings, rate, onClose }: RateFormProps) {
  const [save] = useSaveTaxRateMutation(changes);
  const before = entryOf(rate, settings.shop.country);
  const { control, field, sending } = useSaveForm<RateEntry>({
    labels,
    rules,
    defaultValues: before,
    save: ({ country, region, name, percent, categoryId }) => {
      const input = {
        ...{ country: codeOf(country) ?? "", region: region || null, name },
        ...{ percent: parseTyped(percent), categoryId: categoryId || null },
      };
      return save({ variables: { id: rate?.id ?? null, input } });
    },
    onSaved: onClose,
  });
  const typed = { ...before, ...useWatch({ control }) };
  const category = settings.categories.find(({ value }) => value === typed.categoryId);
  const country = codeOf(typed.country) ?? settings.shop.country;
  const regions = useRegionsQuery({ variables: { country } }).data?.regions ?? [];
  const region = typed.region.trim();
  const known = regions.find(({ name }) => name.toLowerCase() === region.toLowerCase());
  const draft: Rate = {
    id: rate?.id ?? NEW,
    country,
    region: known?.code ?? (region || null),
    regionName: known?.name ?? null,
    name: typed.name.trim() || sampleTexts.unnamed,
    percent: parsePartialNumber(typed.percent) ?? 0,
    category: category ? { id: category.value } : null,
  };

  return (
    <Editor
      title={rate ? texts.edit(rate.name) : texts.add}
      {...sending}
      onClose={onClose}
      sample={
        <SampleCart
          sample={{
            rules: withRate(settings.rules, settings.rates, draft),
            country: draft.country,
            region: draft.region,
            regionName: draft.regionName,
            categories: category?.ids ?? [],
          }}
          category={category?.label ?? null}
        />
      }
    >
      <FieldPair>
        <CountryField label={labels.country} name="country" control={control} />
        <TextField {...field("region")} hint={texts.regionHint} list={REGION_LIST} required={false} />
        <datalist id={REGION_LIST}>
          {regions.map(({ code, name }) => (
            <option key={code} value={name} />
          ))}
        </datalist>
        <TextField {...field("name")} hint={texts.nameHint} />
        <TextField {...field("percent")} inputMode="decimal" />
      </FieldPair>
      <SelectField {...field("categoryId")} hint={settingsTexts.categoryHint} required={false}>
        <SelectOptions none={settingsTexts.all} options={settings.categories} />
      </SelectField>
    </Editor>
  );
}

const columnsOf = ({ categories, rates }: Settings): readonly Column<Rate>[] => [
  { header: texts.columns.name, cell: ({ name }) => <bdi>{name}</bdi>, phone: "title" },
  { header: texts.columns.country, cell: (rate) => <bdi>{placeOf(rate, rates)}</bdi>, phone: "half" },
  {
    header: texts.columns.percent,
    cell: ({ percent }) => `${typedNumber(percent)} %`,
    align: "end",
    phone: "half",
  },
  {
    header: texts.columns.category,
    cell: ({ category }) => (
      <bdi>{categories.find(({ value }) => value === category?.id)?.label ?? settingsTexts.all}</bdi>
    ),
    phone: "wide",
  },
];

/** The tax rates. */
export function TaxSection(settings: Settings) {
  const [remove] = useRemoveTaxRateMutation(changes);
  const placeOfRate = (rate: Rate) => placeOf(rate, settings.rates);
  return (
    <ListSection
      texts={texts}
      columns={columnsOf(settings)}
      rows={settings.rates}
      textOf={(rate) => `${rate.name} ${placeOfRate(rate)}`}
      removalOf={(rate) => ({
        name: `${rate.name}, ${placeOfRate(rate)}`,
        label: settingsTexts.remove,
        title: texts.question(rate.name, placeOfRate(rate)),
        text: texts.consequence,
        onDelete: () => remove({ variables: { id: rate.id } }),
      })}
      form={(rate, close) => <RateForm settings={settings} rate={rate} onClose={close} />}
    />
  );
}
