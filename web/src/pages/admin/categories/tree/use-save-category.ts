import type { CategoryEntry } from "./category-entry";
import { placeIn, placeOf } from "./category-entry";
import type { CategoryNode } from "./category-nodes";
import { useCategoryChanges } from "./use-category-changes";

/** Saves the entry of a category's dialog: adds it, or changes and moves it where that is asked for. */
export function useSaveCategory(roots: readonly CategoryNode[], node: CategoryNode | undefined) {
  const { add, edit, move } = useCategoryChanges();
  return async (entry: CategoryEntry): Promise<void> => {
    const { name, slug, parent, attributes } = entry;
    if (!node) {
      await add({ name, slug: slug || null, parent: parent || null, attributes });
      return;
    }
    const [now, wanted] = [placeOf(roots, node), placeIn(roots, entry)];
    const moves = now.parent !== wanted.parent || now.before !== wanted.before;
    await edit(node.id, { name, attributes }, !moves);
    if (moves) await move(node.id, wanted);
  };
}
