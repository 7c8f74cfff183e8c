import { seoTexts } from "@shop/shared/messages/en/admin-seo";
import { seoBounds } from "@shop/shared/product";
import { slugOf } from "@shop/shared/taxonomy";
import { useWatch, type Control, type FieldValues, type UseFormRegisterReturn } from "react-hook-form";
import { Button } from "../../../../ui/form/Button";
import { TextArea, TextField, type FieldTexts } from "../../../../ui/form/Field";
import { Stack } from "../../../../ui/layout/Page";
import { SearchPreview, type SearchResult } from "./SearchPreview";
import type { SeoEntry } from "./seo-entry";

/** The props of the fields, for a form with more fields. */
export interface SearchEngineFieldsProps<Entry extends SeoEntry & FieldValues> {
  /** Returns the props of a field. */
  field: (name: keyof SeoEntry) => FieldTexts & UseFormRegisterReturn;
  control: Control<Entry>;
  /** The result without texts of its own. */
  resultOf: (entry: Entry) => SearchResult;
  /** Sets the words of the address; undefined if the address has other words. */
  setSlug?: (slug: string) => void;
}

/** The title, the description and the words of the address for search engines, with a preview. All are optional. */
export function SearchEngineFields<Entry extends SeoEntry & FieldValues>({
  field,
  control,
  resultOf,
  setSlug,
}: SearchEngineFieldsProps<Entry>) {
  const entry = useWatch({ control }) as Entry;
  const { title, description, path } = resultOf(entry);
  const suggested = slugOf(entry.name);
  return (
    <Stack $gap={5}>
      <TextField
        {...field("seoTitle")}
        hint={seoTexts.titleHint(seoBounds.seoTitle.max)}
        placeholder={title}
      />
      <TextArea
        {...field("seoDescription")}
        hint={seoTexts.descriptionHint(seoBounds.seoDescription.max)}
        placeholder={description}
        rows={3}
      />
      {setSlug && (
        <div>
          <TextField {...field("slug")} hint={seoTexts.slugHint} autoCapitalize="none" spellCheck={false} />
          {suggested && suggested !== entry.slug && (
            <Button variant="quiet" onClick={() => setSlug(suggested)}>
              {seoTexts.useName(suggested)}
            </Button>
          )}
        </div>
      )}
      <SearchPreview
        title={entry.seoTitle.trim() || title}
        description={entry.seoDescription.trim() || description}
        path={path}
      />
    </Stack>
  );
}
