import { slugRuleText } from "@shop/shared/messages/en/rules";
import { slugOf, SLUG, taxonomyBounds } from "@shop/shared/taxonomy";
import type { ComponentProps } from "react";
import { useWatch, type Control, type Path } from "react-hook-form";
import { categoriesTexts } from "@shop/shared/messages/en/admin-catalogue";
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

/** The rules of the fields. */
export const nameRules = {
  name: textRule(nameLabels.name, taxonomyBounds.name),
  slug: {
    setValueAs: (value: string) => value.trim(),
    validate: (slug: string) =>
      slug === "" ||
      (SLUG.test(slug) && slug.length <= taxonomyBounds.slug.max) ||
      `${nameLabels.slug} ${slugRuleText}.`,
  },
};

interface NameFieldsProps<Entry extends NameEntry> {
  /** Returns the props of a field. */
  field: (name: keyof NameEntry) => ComponentProps<typeof TextField>;
  control: Control<Entry>;
  /** The permanent slug of an existing entry. */
  slug?: string | undefined;
}

/** The name, and the slug: derived from the name unless typed. */
export function NameFields<Entry extends NameEntry>({ field, control, slug }: NameFieldsProps<Entry>) {
  const suggested = slugOf(useWatch({ control, name: "name" as Path<Entry> }));
  return (
    <>
      <TextField {...field("name")} />
      {slug === undefined ? (
        <TextField
          {...field("slug")}
          hint={categoriesTexts.slugHint}
          autoCapitalize="none"
          spellCheck={false}
          required={false}
          placeholder={suggested}
        />
      ) : (
        <TextField label={nameLabels.slug} value={slug} readOnly />
      )}
    </>
  );
}
