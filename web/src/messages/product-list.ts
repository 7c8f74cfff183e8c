/** The list of `/products`, its search and what it finds: each by itself, so that the page stays small. */

export const noProductsText = "There are no products yet. Please come back soon.";
export const productsText = "Products";
export const searchHintText = "Watch, drill, titanium…";
export const inStockOnlyText = "In stock only";
export const shownOf = (shown: number, all: number) => `${shown} of ${all}`;
export const nothingFor = (inStock: boolean) => `Nothing ${inStock ? "in stock" : "found"} for`;
export const withFiltersText = "with these filters";
export const lookedForText = "We also looked for";
export const inPlaceOfText = "in place of";
export const foundWithLessText = "Found with less";
export const lookAroundText = "Look around in";
