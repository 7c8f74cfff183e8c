import type { RequestContext } from "../../../context/context";
import { checkPage } from "../../../data/lists/page";
import { checkSearch } from "../../../data/lists/search";
import { suggestBrands } from "./suggest-brands.service";
import { suggestCategories } from "./suggest-categories.service";
import { suggestProducts } from "./suggest-products.service";
import type { Suggestions } from "./suggestions";

/** At most `first` of each kind; nothing for a text without words. Throws BadUserInput if one of the arguments is out of bounds. */
export function suggest(ctx: RequestContext, text: string, first: number): Suggestions {
  checkPage({ first });
  const typed = checkSearch(text, "text");
  const of = <Found>(read: (ctx: RequestContext, typed: string, first: number) => Promise<Found[]>) =>
    typed ? read(ctx, typed, first) : Promise.resolve([]);
  return {
    get products() {
      return of(suggestProducts);
    },
    get categories() {
      return of(suggestCategories);
    },
    get brands() {
      return of(suggestBrands);
    },
  };
}
