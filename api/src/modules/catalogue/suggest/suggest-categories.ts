import type { RequestContext } from "../../../context/context";
import { pathOf, type CategoryNode } from "../categories/category-tree";
import { readCategories } from "../categories/read-categories";
import { matchWord, wordsOf } from "./typed-words";

/** The maximum number of words considered. */
const MAX_WORDS = 12;

/** Categories with all the typed words in their path, at least one of them in their own name; the best match first. */
export async function suggestCategories(
  ctx: RequestContext,
  typed: string,
  first: number,
): Promise<CategoryNode[]> {
  const words = wordsOf(typed).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const matches = (await readCategories(ctx)).all
    .map((category) => ({ category, match: matchOf(category, words) }))
    .filter(({ match }) => match > 0);
  // the sort is stable: equal matches keep the order of the tree
  return matches
    .sort((one, other) => other.match - one.match)
    .slice(0, first)
    .map(({ category }) => category);
}

/** The score: 0 for no match; higher if more of the words are in the category's own name, without typing errors. */
function matchOf(category: CategoryNode, words: string[]): number {
  const own = wordsOf(category.name);
  const path = pathOf(category).flatMap(({ name }) => wordsOf(name));
  if (!words.every((word) => matchWord(word, path))) return 0;
  const match = words.reduce((sum, word) => sum + matchWord(word, own), 0);
  return match > 0 && own.length <= words.length ? match + 1 : match;
}
