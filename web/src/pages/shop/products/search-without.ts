import { paths } from "../../../routing/paths";
import { attributeOf } from "./filters/choices";
import { searchAddress, type ProductSearch } from "./product-search";

/** What a search could do without: a word of its text, or a filter. */
export interface Without {
  word: string | null;
  filter: string | null;
}

const labels: Record<string, string> = {
  stock: "Include sold-out items",
  category: "Look in all categories",
  brand: "Any brand",
  price: "Any price",
  rating: "Any rating",
};

/** "Without “pink”", "Any brand". */
export function withoutLabel({ word, filter }: Without): string {
  if (word !== null) return `Without “${word}”`;
  return labels[filter ?? ""] ?? `Any ${(filter ?? "").replaceAll("-", " ")}`;
}

/** The address of a search that does without it. */
export function addressWithout(search: ProductSearch, { word, filter }: Without): string {
  const words = search.search.split(/\s+/).filter((each) => each !== word);
  if (word !== null) return searchAddress({ ...search, search: words.join(" ") });
  if (filter === "stock") return searchAddress({ ...search, inStock: false });
  if (filter === "category") return paths.products + searchAddress(search);
  const choices = search.choices.filter(([name]) => facetOf(name) !== filter);
  return searchAddress({ ...search, choices });
}

function facetOf(name: string): string {
  return attributeOf(name) ?? (name.startsWith("price") ? "price" : name === "ratingMin" ? "rating" : name);
}
