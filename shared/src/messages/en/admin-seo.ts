/** Texts of the fields for search engines, of items and categories. */
export const seoTexts = {
  titleHint: (max: number) => `Up to ${max} characters; search engines show about 60. Without one, the name.`,
  descriptionHint: (max: number) => `Up to ${max} characters; search engines show about 155.`,
  slugHint: "Small letters, digits and hyphens. The address without words, or with former ones, leads here.",
  useName: (slug: string) => `Use “${slug}”`,
  preview: "Preview of the search result",
} as const;
