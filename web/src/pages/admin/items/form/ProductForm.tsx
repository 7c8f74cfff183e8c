import { foreignTimeZone } from "../../parts/local-time";
import { type ReactNode, useMemo } from "react";
import { type UseFormSetError, useWatch, type UseFormReturn } from "react-hook-form";
import { styled } from "styled-components";
import { from, space } from "../../../../theme/tokens";
import { Button } from "../../../../ui/form/Button";
import { DateField } from "../../../../ui/form/DateField";
import { TextArea, TextField } from "../../../../ui/form/Field";
import { FormStack } from "../../../../ui/form/Form";
import { ErrorSummary } from "../../../../ui/form/ErrorSummary";
import { FormFailure } from "../../../../ui/feedback/Notice";
import { FieldColumns } from "../../parts/FieldColumns";
import { SearchEngines } from "../../parts/search-engines/SearchEngines";
import { useSaveForm } from "../../parts/use-save-form";
import { productFormTexts, saleFormTexts } from "@shop/shared/messages/en/admin-items";
import { uploadTexts } from "@shop/shared/messages/en/common";
import { useUploadsFirst } from "../../../../features/uploads/use-uploads-first";
import { CheckboxField } from "../../../../ui/form/CheckboxField";
import { DetailFields } from "./DetailFields";
import { fieldOf } from "./AttributeField";
import { productLabels as labels, productRules, type ProductEntry } from "./product-entry";
import type { AttributeField_AttributeFragment } from "../../parts/Classification.generated";
import { useClassification } from "../../parts/use-classification";
import { ImageField, useProductImages } from "./ImageField";

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
const NameAndPrice = styled(FieldColumns)`
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

/** A product's page in a search engine, without texts for it. */
const resultOf = ({ name, description, slug }: ProductEntry) => ({
  title: name,
  description,
  path: ["product", slug.trim() || "…"],
});

/** Saves the entry, or shows errors under the fields. The form keeps its values. */
export type SaveProduct = (entry: ProductEntry, setError: UseFormSetError<ProductEntry>) => Promise<void>;

interface ProductFormProps {
  initial: ProductEntry;
  save: SaveProduct;
  /** The label of the button. */
  submit: string;
  /** False hides the quantity, because an edit doesn't change it. */
  withQuantity?: boolean;
  /** Shown above the button. */
  notice?: ReactNode;
}

/** The fields of a product (spec §2 Add Items). */
export function ProductForm({ initial, save, submit, withQuantity = true, notice }: ProductFormProps) {
  const { field, sending, ...form } = useSaveForm<ProductEntry>({
    defaultValues: initial,
    shouldFocusError: false, // the summary gets the focus
    labels,
    rules: productRules,
    texts: productFormTexts,
    save: (entry, event): Promise<void> => sendAfterUploads(entry, event),
  });
  const { register, formState, setError } = form;
  const images = useProductImages(form);
  const { attributes, ...details } = useAttributes(form, initial);
  const shown = ({ attributes: values }: ProductEntry) =>
    Object.fromEntries(attributes.map(({ slug }) => [slug, values[slug] ?? ""]));
  const { isWaiting, sendAfterUploads } = useUploadsFirst(
    images.uploads.progress,
    (entry: ProductEntry) => save({ ...entry, attributes: shown(entry) }, setError),
    () => setError("image", { message: uploadTexts.failed }),
  );
  const attributeLabels = Object.fromEntries(attributes.map(({ slug, name }) => [fieldOf(slug), name]));

  return (
    <FormStack noValidate onSubmit={(event) => void sending.onSubmit(event)}>
      <ErrorSummary form={formState} labels={{ ...labels, ...attributeLabels }} />
      <NameAndPrice>
        <TextField {...field("name")} />
        <TextField {...field("price")} hint={productFormTexts.priceHint} inputMode="decimal" />
      </NameAndPrice>
      <Group>
        <legend>{saleFormTexts.sale}</legend>
        <FieldColumns>
          <TextField {...field("regularPrice")} hint={saleFormTexts.regularHint} inputMode="decimal" />
          <DateField
            {...field("saleEndsAt")}
            hint={saleFormTexts.endsHint(foreignTimeZone())}
            type="datetime-local"
          />
        </FieldColumns>
      </Group>
      <ImageField form={form} images={images} />
      <FieldColumns>
        {withQuantity && (
          <TextField {...field("countInStock")} hint={productFormTexts.quantityHint} inputMode="numeric" />
        )}
        <TextField {...field("rating")} hint={productFormTexts.ratingHint} inputMode="decimal" />
      </FieldColumns>
      <DetailFields {...details} attributes={attributes} form={form} field={field} />
      <FieldColumns>
        <TextField {...field("gtin")} hint={productFormTexts.gtinHint} inputMode="numeric" />
        <TextField {...field("mpn")} hint={productFormTexts.mpnHint} />
      </FieldColumns>
      <TextArea {...field("description")} rows={8} />
      <SearchEngines
        field={field}
        control={form.control}
        resultOf={resultOf}
        setSlug={(slug) => form.setValue("slug", slug, { shouldDirty: true })}
        errors={formState.errors}
      />
      <CheckboxField
        label={productFormTexts.draft}
        hint={productFormTexts.draftHint}
        {...register("draft")}
      />
      <CheckboxField
        label={productFormTexts.giftCard}
        hint={productFormTexts.giftCardHint}
        {...register("giftCard")}
      />
      {notice}
      <FormFailure>{sending.failure}</FormFailure>
      <p role="status">{isWaiting && uploadTexts.waiting}</p>
      <div>
        <Button type="submit" size="large" busy={sending.busy || isWaiting}>
          {submit}
        </Button>
      </div>
    </FormStack>
  );
}
