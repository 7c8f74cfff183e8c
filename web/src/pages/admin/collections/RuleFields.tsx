import { collectionFormTexts as texts } from "@shop/shared/messages/en/admin-collections";
import type { ComponentProps } from "react";
import { Failure, Loading } from "../../../ui/feedback/states";
import { CheckboxField } from "../../../ui/form/CheckboxField";
import { Hint, SelectField, TextField } from "../../../ui/form/Field";
import { FormSkeleton, oneLine } from "../../../ui/form/FormSkeleton";
import { SelectOptions } from "../../../ui/form/SelectOptions";
import { Stack } from "../../../ui/layout/Page";
import { FieldColumns } from "../parts/FieldColumns";
import { useClassification } from "../parts/use-classification";

type RuleField = `rule.${"category" | "brands" | "priceMin" | "priceMax"}`;

interface RuleFieldsProps {
  /** Returns the props of a field. */
  field: (name: RuleField) => ComponentProps<typeof TextField> & ComponentProps<typeof SelectField>;
  onSale: ComponentProps<"input">;
  /** The brands of the saved rule, separated by commas. */
  brands: string;
  hasOtherConditions: boolean;
}

/** The conditions of a rule. */
export function RuleFields({ field, onSale, brands, hasOtherConditions }: RuleFieldsProps) {
  const { classification, error, refetch } = useClassification();
  if (error) return <Failure error={error} onRetry={refetch} />;
  // before its options are there, a select would lose its value
  if (!classification) {
    return (
      <Loading what={texts.loading}>
        <FormSkeleton controls={[oneLine, oneLine]} />
      </Loading>
    );
  }
  const { categories, brands: options } = classification;
  const nameOf = (slug: string) => options.find(({ value }) => value === slug)?.label ?? slug;
  const several = brands.includes(",")
    ? [{ value: brands, label: brands.split(",").map(nameOf).join(", ") }]
    : [];
  return (
    <Stack $gap={5}>
      <FieldColumns>
        <SelectField {...field("rule.category")}>
          <SelectOptions none={texts.anyCategory} options={categories} />
        </SelectField>
        <SelectField {...field("rule.brands")}>
          <SelectOptions none={texts.anyBrand} options={[...several, ...options]} />
        </SelectField>
        <TextField {...field("rule.priceMin")} inputMode="decimal" />
        <TextField {...field("rule.priceMax")} inputMode="decimal" />
      </FieldColumns>
      <CheckboxField label={texts.onSale} hint={texts.onSaleHint} {...onSale} />
      {hasOtherConditions && <Hint>{texts.keptConditions}</Hint>}
    </Stack>
  );
}
