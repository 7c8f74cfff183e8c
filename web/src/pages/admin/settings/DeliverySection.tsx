import { parseTyped, typedAmount, typedNumber } from "@shop/shared/typed-number";
import { settingsBounds } from "@shop/shared/shop-settings";
import { useWatch } from "react-hook-form";
import { evicting } from "../../../graphql/evict";
import {
  countryTexts,
  deliveryTexts as texts,
  sampleTexts,
  settingsTexts,
} from "@shop/shared/messages/en/admin-settings";
import { Badge } from "../../../ui/feedback/Badge";
import { CheckboxField } from "../../../ui/form/CheckboxField";
import { TextField } from "../../../ui/form/Field";
import { numberRule } from "../../../ui/form/number-rule";
import { textRule } from "../../../ui/form/text-rule";
import { formatPrice } from "../../../ui/format/format";
import type { Column } from "../../../ui/table/Table";
import { useSaveForm } from "../parts/use-save-form";
import { codesOf, listCountries, type CountriesEntry } from "./countries";
import { CountriesField } from "./CountryField";
import { numberOrNull, parsePartialNumber, optionalRule } from "../parts/optional-rule";
import { SampleCart } from "./SampleCart";
import { ListSection } from "./ListSection";
import { Editor, FieldPair } from "./Section";
import { NEW, withMethod, type Method, type Settings } from "./settings";
import { useRemoveShippingMethodMutation, useSaveShippingMethodMutation } from "./SettingsPage.generated";

const changes = evicting("shippingMethods");

interface MethodEntry extends Record<"name" | "price" | "freeFrom" | "daysMin" | "daysMax", string> {
  countries: CountriesEntry;
  enabled: boolean;
}

const labels = {
  name: texts.name,
  price: texts.price,
  freeFrom: texts.freeFrom,
  daysMin: texts.daysMin,
  daysMax: texts.daysMax,
  countries: texts.countries,
} as const;

const { methodName, price, freeFrom, days } = settingsBounds;
const dayRule = (label: string) => optionalRule(numberRule(label, { ...days, decimals: 0 }));
const daysMaxRule = dayRule(labels.daysMax);
const rules = {
  name: textRule(labels.name, methodName),
  price: numberRule(labels.price, price),
  freeFrom: optionalRule(numberRule(labels.freeFrom, freeFrom)),
  daysMin: dayRule(labels.daysMin),
  daysMax: {
    ...daysMaxRule,
    validate: (typed: string, { daysMin }: MethodEntry) => {
      const wrong = daysMaxRule.validate(typed);
      if (wrong !== true || typed === "" || daysMin === "") return wrong;
      return parseTyped(daysMin) <= parseTyped(typed) || texts.daysOrder;
    },
  },
};

const entryOf = (method: Method | undefined): MethodEntry => ({
  name: method?.name ?? "",
  price: typedAmount(method?.price),
  freeFrom: typedAmount(method?.freeFrom),
  daysMin: typedNumber(method?.daysMin),
  daysMax: typedNumber(method?.daysMax),
  countries: { codes: method?.countries ?? [], typed: "" },
  enabled: method?.enabled ?? true,
});

interface MethodFormProps {
  settings: Settings;
  /** The method to change; undefined for a new one. */
  method: Method | undefined;
  onClose: () => void;
}

/** Adds a delivery method, or changes one. */
function MethodForm({ settings, method, onClose }: MethodFormProps) {
  const [save] = useSaveShippingMethodMutation(changes);
  const { register, control, field, sending } = useSaveForm<MethodEntry>({
    labels,
    rules,
    defaultValues: entryOf(method),
    save: ({ name, countries, enabled, ...typed }) => {
      const input = {
        ...{ name, countries: codesOf(countries), enabled },
        ...{ price: parseTyped(typed.price), freeFrom: numberOrNull(typed.freeFrom) },
        ...{ daysMin: numberOrNull(typed.daysMin), daysMax: numberOrNull(typed.daysMax) },
      };
      return save({ variables: { id: method?.id ?? null, input } });
    },
    onSaved: onClose,
  });
  const typed = { ...entryOf(method), ...useWatch({ control }) };
  const draft: Method = {
    id: method?.id ?? NEW,
    name: typed.name.trim() || sampleTexts.unnamed,
    countries: codesOf({ codes: [], typed: "", ...typed.countries }),
    price: parsePartialNumber(typed.price) ?? 0,
    freeFrom: parsePartialNumber(typed.freeFrom) ?? null,
    daysMin: null,
    daysMax: null,
    enabled: typed.enabled,
  };

  return (
    <Editor
      title={method ? texts.edit(method.name) : texts.add}
      {...sending}
      onClose={onClose}
      sample={
        <SampleCart
          sample={{
            rules: withMethod(settings.rules, settings.methods, draft),
            country: draft.countries[0] ?? settings.shop.country,
            shippingMethodId: draft.id,
          }}
        />
      }
    >
      <TextField {...field("name")} hint={texts.nameHint} />
      <FieldPair>
        <TextField {...field("price")} hint={texts.priceHint} inputMode="decimal" />
        <TextField {...field("freeFrom")} hint={texts.freeFromHint} inputMode="decimal" required={false} />
        <TextField {...field("daysMin")} inputMode="numeric" required={false} />
        <TextField {...field("daysMax")} inputMode="numeric" required={false} />
      </FieldPair>
      <CountriesField
        label={labels.countries}
        hint={texts.countriesHint}
        name="countries"
        control={control}
      />
      <CheckboxField label={texts.enabled} hint={texts.enabledHint} {...register("enabled")} />
    </Editor>
  );
}

const columns: readonly Column<Method>[] = [
  {
    header: texts.columns.name,
    cell: ({ name, enabled }) => (
      <>
        <bdi>{name}</bdi> {!enabled && <Badge>{texts.off}</Badge>}
      </>
    ),
    phone: "title",
  },
  {
    header: texts.columns.price,
    cell: ({ price }) => (price === 0 ? texts.free : formatPrice(price)),
    align: "end",
    phone: "half",
  },
  {
    header: texts.columns.freeFrom,
    cell: ({ freeFrom }) => (freeFrom === null ? "–" : formatPrice(freeFrom)),
    align: "end",
    phone: "half",
  },
  {
    header: texts.columns.days,
    cell: ({ daysMin, daysMax }) => texts.days(daysMin, daysMax),
    align: "end",
    phone: "half",
  },
  {
    header: texts.columns.countries,
    cell: ({ countries }) => listCountries(countries) || countryTexts.anyCountry,
    phone: "wide",
  },
];

/** The delivery methods. */
export function DeliverySection(settings: Settings) {
  const [remove] = useRemoveShippingMethodMutation(changes);
  return (
    <ListSection
      texts={texts}
      columns={columns}
      rows={settings.methods}
      textOf={({ name }) => name}
      removalOf={({ id, name }) => ({
        name,
        label: settingsTexts.remove,
        title: texts.question(name),
        text: texts.consequence,
        onDelete: () => remove({ variables: { id } }),
      })}
      form={(method, close) => <MethodForm settings={settings} method={method} onClose={close} />}
    />
  );
}
