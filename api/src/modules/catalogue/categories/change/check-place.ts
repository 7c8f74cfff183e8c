import { taxonomyLimits } from "@shop/shared/taxonomy";
import { BadUserInput, type FieldError } from "../../../../errors";
import { pathOf, withDescendants, type CategoryNode, type CategoryTree } from "../category-tree";

/** Where a category is, or is to be: below this one, or at the top of the tree. */
export type Parent = CategoryNode | null;

/** The parent of an id, null for the top; throws BadUserInput for an unknown one. */
export function getParent(tree: CategoryTree, id: string | null | undefined): Parent {
  if (id === null || id === undefined) return null;
  const parent = tree.find(id);
  if (!parent) throw new BadUserInput([{ field: "parent", message: "is not a category of the shop" }]);
  return parent;
}

/** The categories right below. */
export const childrenOf = (tree: CategoryTree, parent: Parent): CategoryNode[] =>
  parent?.children ?? tree.roots;

/** Throws BadUserInput if another category at that place has the name or the slug. */
export function checkNames(
  siblings: readonly CategoryNode[],
  { id, name, slug }: { id?: string; name: string; slug: string },
): void {
  const others = siblings.filter((sibling) => sibling.id !== id);
  const errors: FieldError[] = [];
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    errors.push({ field: "name", message: "is the name of another category at that place" });
  const taken = others.find((other) => other.slug === slug);
  if (taken) errors.push({ field: "slug", message: `is that of “${taken.name}” at that place` });
  if (errors.length > 0) throw new BadUserInput(errors);
}

/** Throws BadUserInput if a category, with all below it, can't be below `parent`: in itself, or on too deep a level. */
export function checkParent(parent: Parent, moved?: CategoryNode): void {
  const above = parent ? pathOf(parent) : [];
  const refuse = (message: string) => {
    throw new BadUserInput([{ field: "parent", message }]);
  };
  if (moved && above.some(({ id }) => id === moved.id))
    refuse("must not be the category itself, or one below it");
  if (above.length + levelsOf(moved) > taxonomyLimits.depth)
    refuse(`must leave the tree with ${taxonomyLimits.depth} levels or fewer`);
}

/** The levels of a category and all below it; 1 for a new one. */
const levelsOf = (node: CategoryNode | undefined): number =>
  node ? Math.max(...withDescendants(node).map((each) => pathOf(each).length)) - pathOf(node).length + 1 : 1;
