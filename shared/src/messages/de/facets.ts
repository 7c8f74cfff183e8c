/** The names and values of the filters of `/products` that aren't the shop's own attributes. */
export const facetTexts = {
  category: "Kategorie",
  brand: "Marke",
  price: "Preis",
  rating: "Bewertung",
  ratingFrom: (stars: number) => (stars === 1 ? "Ab 1 Stern" : `Ab ${stars} Sternen`),
  sale: "Angebote",
  onSale: "Reduziert",
};

/** A value of an attribute ("yes", "40.5") as pages show it. */
export const valueText = (value: string): string =>
  value === "yes" ? "ja" : value === "no" ? "nein" : value.replace(/^(-?\d+)\.(\d+)$/, "$1,$2");
