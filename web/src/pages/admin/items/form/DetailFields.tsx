import type { FormState, UseFormRegister } from "react-hook-form";
import { styled } from "styled-components";
import { productFormTexts as texts } from "../../../../messages/admin-items";
import { from, space } from "../../../../theme/tokens";
import { Notice } from "../../../../ui/feedback/Notice";
import { Loading } from "../../../../ui/feedback/states";
import { SelectField } from "../../../../ui/form/Field";
import { FormSkeleton, oneLine } from "../../../../ui/form/FormSkeleton";
import type { AttributeField_AttributeFragment } from "../Classification.generated";
import type { Classification } from "../use-classification";
import { AttributeField } from "./AttributeField";
import { productLabels, type ProductEntry } from "./product-entry";

/** Fields side by side if they fit. */
export const Columns = styled.div`
  display: grid;
  gap: ${space[5]};
  align-items: start;

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface DetailFieldsProps {
  classification: Classification | undefined;
  /** Whether the categories and brands could not be loaded. */
  isMissing: boolean;
  /** The attributes of the chosen category. */
  attributes: readonly AttributeField_AttributeFragment[];
  register: UseFormRegister<ProductEntry>;
  errors: FormState<ProductEntry>["errors"];
}

/** Category, brand, and the attributes of the category. All are optional. */
export function DetailFields({ classification, isMissing, attributes, register, errors }: DetailFieldsProps) {
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
      <Columns>
        {categories.length > 0 && (
          <SelectField label={texts.category} error={errors.category?.message} {...register("category")}>
            <Options none={texts.noCategory} options={categories} />
          </SelectField>
        )}
        {brands.length > 0 && (
          <SelectField label={productLabels.brand} error={errors.brand?.message} {...register("brand")}>
            <Options none={texts.noBrand} options={brands} />
          </SelectField>
        )}
      </Columns>
      {attributes.length > 0 && (
        <Columns role="group" aria-label={texts.attributes}>
          {attributes.map((attribute) => (
            <AttributeField key={attribute.slug} attribute={attribute} register={register} errors={errors} />
          ))}
        </Columns>
      )}
    </>
  );
}

interface OptionsProps {
  none: string;
  options: readonly { value: string; label: string }[];
}

function Options({ none, options }: OptionsProps) {
  return (
    <>
      <option value="">{none}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
