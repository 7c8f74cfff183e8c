/** Texts of the fields for search engines, of items and categories. */
export const seoTexts = {
  titleHint: (max: number) => `Bis zu ${max} Zeichen; Suchmaschinen zeigen etwa 60. Ohne Titel der Name.`,
  descriptionHint: (max: number) => `Bis zu ${max} Zeichen; Suchmaschinen zeigen etwa 155.`,
  slugHint:
    "Kleinbuchstaben, Ziffern und Bindestriche. Die Adresse ohne Wörter oder mit früheren führt hierher.",
  useName: (slug: string) => `„${slug}“ übernehmen`,
  preview: "Vorschau des Suchergebnisses",
};
