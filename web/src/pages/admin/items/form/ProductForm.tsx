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
import { ImageField } from "./ImageField";
import { productLabels as labels, productRules as rules, type ProductEntry } from "./product-rules";
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
  const { register, handleSubmit, formState, setError, setValue } = useFormWithSummary<ProductEntry>({
    defaultValues: initial,
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit((entry) => save(entry, setError));

  return (
    <FormStack noValidate onSubmit={(event) => void send(event)}>
      <ErrorSummary form={formState} labels={labels} />
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
      <ImageField
        label={labels.image}
        initial={initial.image}
        required
        error={errors.image?.message}
        onUploaded={(address) => setValue("image", address, { shouldDirty: true, shouldValidate: true })}
        {...register("image", rules.image)}
      />
      <Row>
        {withQuantity && <NumberField field="countInStock" register={register} errors={errors} />}
        <NumberField field="rating" register={register} errors={errors} />
      </Row>
      <TextArea
        label={labels.description}
        rows={8}
        required
        error={errors.description?.message}
        {...register("description", rules.description)}
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
