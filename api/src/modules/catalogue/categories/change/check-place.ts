import { serverTexts } from "@shop/shared/messages/server";
import { taxonomyLimits } from "@shop/shared/taxonomy";
import { BadUserInput, type FieldError } from "../../../../errors";
import { pathOf, withDescendants, type CategoryNode, type CategoryTree } from "../category-tree";

/** The present or future parent of a category; null for the top of the tree. */
export type Parent = CategoryNode | null;

/** Finds a parent by its id; returns null for the top. Throws BadUserInput for an unknown id. */
export function getParent(tree: CategoryTree, id: string | null | undefined): Parent {
  if (id === null || id === undefined) return null;
  const parent = tree.find(id);
  if (!parent)
    throw new BadUserInput([
      { field: "parent", message: serverTexts().fieldErrors.taxonomyErrors.noCategory },
    ]);
  return parent;
}

/** The direct subcategories of a parent. */
export const childrenOf = (tree: CategoryTree, parent: Parent): CategoryNode[] =>
  parent?.children ?? tree.roots;

/** Throws BadUserInput if a sibling has the name or the slug. */
export function checkNames(
  siblings: readonly CategoryNode[],
  { id, name, slug }: { id?: string; name: string; slug: string },
): void {
  const others = siblings.filter((sibling) => sibling.id !== id);
  const errors: FieldError[] = [];
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    errors.push({ field: "name", message: serverTexts().fieldErrors.taxonomyErrors.nameAtPlace });
  const taken = others.find((other) => other.slug === slug);
  if (taken)
    errors.push({ field: "slug", message: serverTexts().fieldErrors.taxonomyErrors.slugAtPlace(taken.name) });
  if (errors.length > 0) throw new BadUserInput(errors);
}

/** Throws BadUserInput if the category with its descendants can't be below `parent`: inside itself, or too deep. */
export function checkParent(parent: Parent, moved?: CategoryNode): void {
  const above = parent ? pathOf(parent) : [];
  const refuse = (message: string) => {
    throw new BadUserInput([{ field: "parent", message }]);
  };
  if (moved && above.some(({ id }) => id === moved.id))
    refuse(serverTexts().fieldErrors.taxonomyErrors.insideItself);
  if (above.length + levelsOf(moved) > taxonomyLimits.depth)
    refuse(serverTexts().fieldErrors.taxonomyErrors.depth(taxonomyLimits.depth));
}

/** The number of levels from a category down to its lowest descendant; 1 for a new category. */
const levelsOf = (node: CategoryNode | undefined): number =>
  node ? Math.max(...withDescendants(node).map((each) => pathOf(each).length)) - pathOf(node).length + 1 : 1;
