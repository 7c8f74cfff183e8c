import { slugOf, SLUG, SLUG_RULE, taxonomyBounds } from "@shop/shared/taxonomy";
import { useWatch, type Control, type FieldErrors, type Path, type UseFormRegister } from "react-hook-form";
import { categoriesTexts } from "../../../messages/admin-catalogue";
import { TextField } from "../../../ui/form/Field";
import { textRule } from "../../../ui/form/text-rule";

/** The fields that the dialogs share. */
export interface NameEntry {
  name: string;
  /** Empty for the slug suggested by the name. */
  slug: string;
}

/** The labels of the fields. */
export const nameLabels = { name: categoriesTexts.name, slug: categoriesTexts.slug } as const;

const nameRule = textRule(nameLabels.name, taxonomyBounds.name);

const slugRule = {
  setValueAs: (value: string) => value.trim(),
  validate: (slug: string) =>
    slug === "" ||
    (SLUG.test(slug) && slug.length <= taxonomyBounds.slug.max) ||
    `${nameLabels.slug} ${SLUG_RULE}.`,
};

interface NameFieldsProps<Entry extends NameEntry> {
  register: UseFormRegister<Entry>;
  control: Control<Entry>;
  errors: FieldErrors<NameEntry>;
  /** The permanent slug of an existing entry. */
  slug?: string | undefined;
}

/** The name, and the slug: derived from the name unless typed. */
export function NameFields<Entry extends NameEntry>({
  register,
  control,
  errors,
  slug,
}: NameFieldsProps<Entry>) {
  const suggested = slugOf(useWatch({ control, name: "name" as Path<Entry> }));
  return (
    <>
      <TextField
        label={nameLabels.name}
        autoComplete="off"
        required
        error={errors.name?.message}
        {...register("name" as Path<Entry>, nameRule)}
      />
      {slug === undefined ? (
        <TextField
          label={nameLabels.slug}
          hint={categoriesTexts.slugHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required={false}
          placeholder={suggested}
          error={errors.slug?.message}
          {...register("slug" as Path<Entry>, slugRule)}
        />
      ) : (
        <TextField label={nameLabels.slug} value={slug} readOnly />
      )}
    </>
  );
}
