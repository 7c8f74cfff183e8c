import type { RequestContext } from "../../../context/context";
import type { CategoryNode, CategoryTree } from "../categories/category-tree";
import { readCategories } from "../categories/read-categories";
import { matchWord, wordsOf } from "../suggest/typed-words";
import type { HelpedSearch } from "./search-help";

const MAX_WORDS = 12;
const MAX_SHOWN = 6;

/**
 * Categories with any of the words in their names, the best match first; if there are none, the categories near the
 * chosen one.
 */
export async function nearestCategories(ctx: RequestContext, asked: HelpedSearch): Promise<CategoryNode[]> {
  const tree = await readCategories(ctx);
  const words = wordsOf(asked.search ?? "").slice(0, MAX_WORDS);
  const asCategory = asked.filter?.category ?? "";
  const chosen = tree.find(asCategory) ?? tree.findByPath(asCategory);
  const named = tree.all
    .map((category) => ({ category, match: matchOf(category, words) }))
    .filter(({ category, match }) => match > 0 && category !== chosen)
    .sort((one, other) => other.match - one.match)
    .map(({ category }) => category);
  return (named.length > 0 ? named : around(tree, chosen)).slice(0, MAX_SHOWN);
}

function matchOf({ name }: CategoryNode, words: string[]): number {
  const own = wordsOf(name);
  return words.reduce((sum, word) => sum + matchWord(word, own), 0);
}

/** The siblings of the chosen category and its parent, or the top level. */
function around(tree: CategoryTree, category: CategoryNode | null): CategoryNode[] {
  if (!category?.parent) return tree.roots.filter((root) => root !== category);
  return [category.parent, ...category.parent.children.filter((sibling) => sibling !== category)];
}
