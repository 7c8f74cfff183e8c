/** The list of `/products`, its search and what it finds: each by itself, so that the page stays small. */

export const noProductsText = "No products yet. Please come back soon.";
export const searchInText = (place: string) => `Search in ${place}`;
export const applyText = "Apply";
export const inStockOnlyText = "In stock only";
export const shownOf = (shown: number, all: number) => `${shown} of ${all}`;
export const nothingFor = (inStock: boolean) => `${inStock ? "Nothing in stock" : "No results"} for`;
export const withFiltersText = "with these filters";
export const lookedForText = "Also searched for";
export const inPlaceOfText = "instead of";
export const foundWithLessText = "Closest matches";
export const tryText = "Check the spelling, or try fewer or more general words.";
export const popularText = "Popular now";
export const lookAroundText = "Browse";
