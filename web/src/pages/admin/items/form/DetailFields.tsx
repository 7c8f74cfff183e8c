import type { ComponentProps } from "react";
import type { UseFormReturn } from "react-hook-form";
import { productFormTexts as texts } from "@shop/shared/messages/en/admin-items";
import { Notice } from "../../../../ui/feedback/Notice";
import { Loading } from "../../../../ui/feedback/states";
import { SelectField } from "../../../../ui/form/Field";
import { FormSkeleton, oneLine } from "../../../../ui/form/FormSkeleton";
import { SelectOptions } from "../../../../ui/form/SelectOptions";
import type { AttributeField_AttributeFragment } from "../../parts/Classification.generated";
import { FieldColumns } from "../../parts/FieldColumns";
import type { Classification } from "../../parts/use-classification";
import { AttributeField } from "./AttributeField";
import type { ProductEntry } from "./product-entry";

interface DetailFieldsProps {
  classification: Classification | undefined;
  /** Whether the categories and brands could not be loaded. */
  isMissing: boolean;
  /** The attributes of the chosen category. */
  attributes: readonly AttributeField_AttributeFragment[];
  form: UseFormReturn<ProductEntry>;
  /** Returns the props of a field. */
  field: (name: "category" | "brand") => ComponentProps<typeof SelectField>;
}

/** Category, brand, and the attributes of the category. All are optional. */
export function DetailFields({ classification, isMissing, attributes, form, field }: DetailFieldsProps) {
  if (isMissing) return <Notice role="status">{texts.notLoaded}</Notice>;
  if (!classification) {
    return (
      <Loading what={texts.loading}>
        <FormSkeleton controls={[oneLine]} />
      </Loading>
    );
  }
  const { categories, brands } = classification;
  return (
    <>
      <FieldColumns>
        {categories.length > 0 && (
          <SelectField {...field("category")}>
            <SelectOptions none={texts.noCategory} options={categories} />
          </SelectField>
        )}
        {brands.length > 0 && (
          <SelectField {...field("brand")}>
            <SelectOptions none={texts.noBrand} options={brands} />
          </SelectField>
        )}
      </FieldColumns>
      {attributes.length > 0 && (
        <FieldColumns role="group" aria-label={texts.attributes}>
          {attributes.map((attribute) => (
            <AttributeField key={attribute.slug} attribute={attribute} form={form} />
          ))}
        </FieldColumns>
      )}
    </>
  );
}
