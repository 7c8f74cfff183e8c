/** The names and values of the filters of `/products` that aren't the shop's own attributes. */
export const facetTexts = {
  category: "Category",
  brand: "Brand",
  price: "Price",
  rating: "Rating",
  ratingFrom: (stars: number) => `${stars} and up`,
  sale: "Sale",
  onSale: "On sale",
};

/** A value of an attribute ("yes", "40.5") as pages show it. */
export const valueText = (value: string): string => value;
