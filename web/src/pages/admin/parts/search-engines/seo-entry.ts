import { seoLabels } from "@shop/shared/messages/en/admin-items";

/** The texts for search engines of a product, category or collection; null for none. */
interface SeoTexts {
  seoTitle: string | null;
  seoDescription: string | null;
}

/** The fields of a form that has texts for search engines; empty for none. */
export interface SeoEntry {
  name: string;
  seoTitle: string;
  seoDescription: string;
  /** The words of its address; empty for those that the form suggests, if it does. */
  slug: string;
}

/** The labels of the texts. */
export const seoTextLabels = {
  seoTitle: seoLabels.seoTitle,
  seoDescription: seoLabels.seoDescription,
} as const;

/** Converts the texts into the form's values; empty ones for a new object. */
export const toSeoEntry = (texts?: SeoTexts | null) => ({
  seoTitle: texts?.seoTitle ?? "",
  seoDescription: texts?.seoDescription ?? "",
});

/** Converts the form's values into those of an input; null removes a text. */
export const toSeoInput = ({ seoTitle, seoDescription }: Omit<SeoEntry, "name" | "slug">) => ({
  seoTitle: seoTitle.trim() || null,
  seoDescription: seoDescription.trim() || null,
});
