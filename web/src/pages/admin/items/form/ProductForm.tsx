import { type ReactNode, useMemo } from "react";
import {
  type UseFormSetError,
  useWatch,
  type UseFormReturn,
  type FieldErrors,
  type UseFormRegister,
} from "react-hook-form";
import { styled } from "styled-components";
import { from, space } from "../../../../theme/tokens";
import { Button } from "../../../../ui/form/Button";
import { DateField } from "../../../../ui/form/DateField";
import { TextArea, TextField } from "../../../../ui/form/Field";
import { FormStack } from "../../../../ui/form/Form";
import { ErrorSummary } from "../../../../ui/form/ErrorSummary";
import { FormFailure } from "../../../../ui/feedback/Notice";
import { useFormWithSummary } from "../../../../ui/form/use-form-with-summary";
import { productFormTexts, saleFormTexts } from "../../../../messages/admin-items";
import { uploadTexts } from "../../../../messages/common";
import { useUploadsFirst } from "../../../../features/uploads/use-uploads-first";
import { CheckboxField } from "../../../../ui/form/CheckboxField";
import { Columns, DetailFields } from "./DetailFields";
import { fieldOf } from "./AttributeField";
import { productLabels as labels, productRules as rules, type ProductEntry } from "./product-entry";
import type { AttributeField_AttributeFragment } from "../Classification.generated";
import { useClassification } from "../use-classification";
import { ImageField, useProductImages } from "./ImageField";

/** The input mode (on-screen keyboard) and the hint of each field. */
const kinds = {
  price: { inputMode: "decimal", hint: "In dollars: 49.90" },
  countInStock: { inputMode: "numeric", hint: "Units in stock" },
  rating: { inputMode: "decimal", hint: "0 to 5" },
} as const;

interface NumberFieldProps {
  field: keyof typeof kinds;
  register: UseFormRegister<ProductEntry>;
  errors: FieldErrors<ProductEntry>;
}

/**
 * A number field. Its value is text until it is submitted, so that a typing error stays visible for correction.
 */
function NumberField({ field, register, errors }: NumberFieldProps) {
  return (
    <TextField
      label={labels[field]}
      {...kinds[field]}
      autoComplete="off"
      required
      error={errors[field]?.message}
      {...register(field, rules[field])}
    />
  );
}

const none: readonly AttributeField_AttributeFragment[] = [];

/** The options of the form: categories and brands, and the attributes of the chosen category. */
function useAttributes({ control }: UseFormReturn<ProductEntry>, initial: ProductEntry) {
  const { classification, error } = useClassification();
  const category = useWatch({ control, name: "category" });

  const attributes = useMemo(() => {
    if (!classification) return none;
    // without a category, the attributes that the product has values for, so that they can be removed
    const slugs = category
      ? classification.slugsOf(category)
      : new Set(initial.category ? [] : Object.keys(initial.attributes));
    return classification.attributes.filter(({ slug }) => slugs.has(slug));
  }, [classification, category, initial]);

  return { classification, isMissing: error !== undefined, attributes };
}

/** The long name, and the price. */
const NameAndPrice = styled(Columns)`
  ${from.medium} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-bottom: ${space[3]};
    font-weight: 600;
  }
`;

/** The regular price, and the end of the sale. Both are optional. */
function SaleFields({ register, errors }: Omit<NumberFieldProps, "field">) {
  return (
    <Group>
      <legend>{saleFormTexts.sale}</legend>
      <Columns>
        <TextField
          label={labels.regularPrice}
          hint={saleFormTexts.regularHint}
          inputMode="decimal"
          autoComplete="off"
          error={errors.regularPrice?.message}
          {...register("regularPrice", rules.regularPrice)}
        />
        <DateField
          label={labels.saleEndsAt}
          hint={saleFormTexts.endsHint}
          type="datetime-local"
          error={errors.saleEndsAt?.message}
          {...register("saleEndsAt", rules.saleEndsAt)}
        />
      </Columns>
    </Group>
  );
}

/** The GTIN and the MPN. Both are optional; the server checks them. */
function CodeFields({ register, errors }: Omit<NumberFieldProps, "field">) {
  return (
    <Columns>
      <TextField
        label={labels.gtin}
        hint={productFormTexts.gtinHint}
        inputMode="numeric"
        autoComplete="off"
        error={errors.gtin?.message}
        {...register("gtin")}
      />
      <TextField
        label={labels.mpn}
        hint={productFormTexts.mpnHint}
        autoComplete="off"
        error={errors.mpn?.message}
        {...register("mpn")}
      />
    </Columns>
  );
}

interface ProductFormProps {
  initial: ProductEntry;
  /** Saves the entry; the form keeps its values. */
  save: (entry: ProductEntry, setError: UseFormSetError<ProductEntry>) => Promise<void>;
  /** The reason why saving failed, apart from field errors. */
  failure: string | undefined;
  /** The label of the button. */
  submit: string;
  /** False hides the quantity, because an edit doesn't change it. */
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
  const images = useProductImages(form);
  const { attributes, ...details } = useAttributes(form, initial);
  const shown = ({ attributes: values }: ProductEntry) =>
    Object.fromEntries(attributes.map(({ slug }) => [slug, values[slug] ?? ""]));
  const { isWaiting, sendAfterUploads } = useUploadsFirst(
    images.uploads.progress,
    (entry: ProductEntry) => save({ ...entry, attributes: shown(entry) }, setError),
    () => setError("image", { message: uploadTexts.failed }),
  );
  const send = handleSubmit(sendAfterUploads);
  const attributeLabels = Object.fromEntries(attributes.map(({ slug, name }) => [fieldOf(slug), name]));

  return (
    <FormStack noValidate onSubmit={(event) => void send(event)}>
      <ErrorSummary form={formState} labels={{ ...labels, ...attributeLabels }} />
      <NameAndPrice>
        <TextField
          label={labels.name}
          autoComplete="off"
          required
          error={errors.name?.message}
          {...register("name", rules.name)}
        />
        <NumberField field="price" register={register} errors={errors} />
      </NameAndPrice>
      <SaleFields register={register} errors={errors} />
      <ImageField form={form} images={images} />
      <Columns>
        {withQuantity && <NumberField field="countInStock" register={register} errors={errors} />}
        <NumberField field="rating" register={register} errors={errors} />
      </Columns>
      <DetailFields {...details} attributes={attributes} register={register} errors={errors} />
      <CodeFields register={register} errors={errors} />
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
      <p role="status">{isWaiting && uploadTexts.waiting}</p>
      <div>
        <Button type="submit" size="large" busy={isSubmitting || isWaiting}>
          {submit}
        </Button>
      </div>
    </FormStack>
  );
}
