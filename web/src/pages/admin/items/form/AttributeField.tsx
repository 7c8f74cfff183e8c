import { readAttributeValue } from "@shop/shared/attribute-values";
import { detailBounds } from "@shop/shared/product";
import { explainText } from "@shop/shared/text-rules";
import type { UseFormReturn } from "react-hook-form";
import { productFormTexts as texts } from "@shop/shared/messages/en/admin-items";
import { SelectField, TextField } from "../../../../ui/form/Field";
import type { AttributeField_AttributeFragment } from "../../parts/Classification.generated";
import type { ProductEntry } from "./product-entry";

/** The field name of an attribute. */
export const fieldOf = (slug: string) => `attributes.${slug}` as const;

interface AttributeFieldProps {
  attribute: AttributeField_AttributeFragment;
  form: UseFormReturn<ProductEntry>;
}

/** A product's value of an attribute: a number, a text, or yes or no. Optional. */
export function AttributeField({ attribute, form: { register, formState } }: AttributeFieldProps) {
  const { slug, name, type, unit } = attribute;
  const field = {
    label: <bdi>{unit ? `${name} (${unit})` : name}</bdi>,
    error: formState.errors.attributes?.[slug]?.message,
    ...register(fieldOf(slug), { validate: (typed: string) => explain(attribute, typed) ?? true }),
  };
  if (type !== "BOOLEAN")
    return <TextField {...field} autoComplete="off" inputMode={type === "NUMBER" ? "decimal" : "text"} />;
  return (
    <SelectField {...field}>
      <option value="">{texts.notGiven}</option>
      <option value="yes">{texts.yes}</option>
      <option value="no">{texts.no}</option>
    </SelectField>
  );
}

/** The error of a value, in the server's words. */
function explain(attribute: AttributeField_AttributeFragment, typed: string | undefined): string | undefined {
  const value = (typed ?? "").trim();
  if (!value) return undefined;
  const read = readAttributeValue(attribute, value);
  const fault = "message" in read ? read.message : explainText(value, detailBounds.attributeValue);
  return fault && `${attribute.name} ${fault}`;
}
