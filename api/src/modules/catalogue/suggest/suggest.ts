import { once } from "@shop/shared/once";
import type { RequestContext } from "../../../context/context";
import { checkPage } from "../../../data/lists/page";
import { checkSearch } from "../../../data/lists/search";
import { suggestBrands } from "./suggest-brands";
import { suggestCategories } from "./suggest-categories";
import { suggestProducts } from "./suggest-products";
import type { Suggestions } from "./suggestions";

/**
 * At most `first` suggestions of each kind; none for a text without words. Throws BadUserInput if an argument is out of
 * bounds.
 */
export function suggest(ctx: RequestContext, text: string, first: number): Suggestions {
  checkPage({ first });
  const typed = checkSearch(text, "text");
  const of = <Found>(read: (ctx: RequestContext, typed: string, first: number) => Promise<Found[]>) =>
    once(() => (typed ? read(ctx, typed, first) : Promise.resolve([])));
  const products = of(suggestProducts);
  const categories = of(suggestCategories);
  const brands = of(suggestBrands);
  return {
    get products() {
      return products();
    },
    get categories() {
      return categories();
    },
    get brands() {
      return brands();
    },
  };
}
