/** The texts for search engines of a product or category; null for none. */
interface SeoTexts {
  seoTitle: string | null;
  seoDescription: string | null;
}

/** The fields of a form that has texts for search engines; empty for none. */
export interface SeoEntry {
  name: string;
  seoTitle: string;
  seoDescription: string;
  /** The words of its address. */
  slug: string;
}

/** Converts the texts into the form's values. */
export const toSeoEntry = ({ seoTitle, seoDescription }: SeoTexts) => ({
  seoTitle: seoTitle ?? "",
  seoDescription: seoDescription ?? "",
});

/** Converts the form's values into those of an input; null removes a text. */
export const toSeoInput = ({ seoTitle, seoDescription }: Omit<SeoEntry, "name" | "slug">) => ({
  seoTitle: seoTitle.trim() || null,
  seoDescription: seoDescription.trim() || null,
});
