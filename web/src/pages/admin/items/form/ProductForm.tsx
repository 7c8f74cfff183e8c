import type { ReactNode } from "react";
import type { UseFormSetError } from "react-hook-form";
import { styled } from "styled-components";
import { from, space } from "../../../../theme/tokens";
import { Button } from "../../../../ui/form/Button";
import { TextArea, TextField } from "../../../../ui/form/Field";
import { FormStack } from "../../../../ui/form/Form";
import { ErrorSummary } from "../../../../ui/form/ErrorSummary";
import { FormFailure } from "../../../../ui/feedback/Notice";
import { useFormWithSummary } from "../../../../ui/form/use-form-with-summary";
import { productFormTexts } from "../../../../messages/product-form";
import { CheckboxField } from "../../../../ui/form/CheckboxField";
import { DetailFields } from "./DetailFields";
import { fieldOf } from "./AttributeField";
import { PictureFields } from "./PictureFields";
import { useAttributes } from "./use-attributes";
import { productLabels as labels, productRules as rules, type ProductEntry } from "./product-entry";
import { NumberField } from "./NumberField";

const Row = styled.div`
  display: grid;
  gap: ${space[5]};
  align-items: start;

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.medium} {
    &:has(> :first-child input[name="name"]) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    }
  }
`;

interface ProductFormProps {
  initial: ProductEntry;
  /** Saves the entry; the form keeps what was typed. */
  save: (entry: ProductEntry, setError: UseFormSetError<ProductEntry>) => Promise<void>;
  /** Why it was not saved, apart from field errors. */
  failure: string | undefined;
  /** The label of the button. */
  submit: string;
  /** False hides the quantity, which an edit does not change. */
  withQuantity?: boolean;
  /** Shown above the button. */
  notice?: ReactNode;
}

/** The fields of a product (spec §2 Add Items). */
export function ProductForm({
  initial,
  save,
  failure,
  submit,
  withQuantity = true,
  notice,
}: ProductFormProps) {
  const form = useFormWithSummary<ProductEntry>({ defaultValues: initial });
  const { register, handleSubmit, formState, setError } = form;
  const { errors, isSubmitting } = formState;
  const { attributes, ...details } = useAttributes(form, initial);
  const shown = ({ attributes: values }: ProductEntry) =>
    Object.fromEntries(attributes.map(({ slug }) => [slug, values[slug] ?? ""]));
  const send = handleSubmit((entry) => save({ ...entry, attributes: shown(entry) }, setError));
  const attributeLabels = Object.fromEntries(attributes.map(({ slug, name }) => [fieldOf(slug), name]));

  return (
    <FormStack noValidate onSubmit={(event) => void send(event)}>
      <ErrorSummary form={formState} labels={{ ...labels, ...attributeLabels }} />
      <Row>
        <TextField
          label={labels.name}
          autoComplete="off"
          required
          error={errors.name?.message}
          {...register("name", rules.name)}
        />
        <NumberField field="price" register={register} errors={errors} />
      </Row>
      <PictureFields form={form} />
      <Row>
        {withQuantity && <NumberField field="countInStock" register={register} errors={errors} />}
        <NumberField field="rating" register={register} errors={errors} />
      </Row>
      <DetailFields {...details} attributes={attributes} register={register} errors={errors} />
      <TextArea
        label={labels.description}
        rows={8}
        required
        error={errors.description?.message}
        {...register("description", rules.description)}
      />
      <CheckboxField
        label={productFormTexts.draft}
        hint={productFormTexts.draftHint}
        {...register("draft")}
      />
      {notice}
      <FormFailure>{failure}</FormFailure>
      <div>
        <Button type="submit" size="large" busy={isSubmitting}>
          {submit}
        </Button>
      </div>
    </FormStack>
  );
}
