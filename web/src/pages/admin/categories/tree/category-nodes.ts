import type { CategoryTree_CategoryFragment } from "./CategoriesPage.generated";

/** A category in the tree of the page. */
export interface CategoryNode extends Omit<CategoryTree_CategoryFragment, "parent"> {
  parent: CategoryNode | null;
  children: CategoryNode[];
}

/** The tree of a list in which each category comes before those below it. */
export function treeOf(categories: readonly CategoryTree_CategoryFragment[]): CategoryNode[] {
  const roots: CategoryNode[] = [];
  const byId = new Map<string, CategoryNode>();
  for (const category of categories) {
    const parent = (category.parent && byId.get(category.parent.id)) ?? null;
    const node: CategoryNode = { ...category, parent, children: [] };
    byId.set(node.id, node);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}

/** The category and everything below it. */
export const withDescendants = (node: CategoryNode): CategoryNode[] => [
  node,
  ...node.children.flatMap(withDescendants),
];

/** All categories of the tree, each before those below it. */
export const allOf = (roots: readonly CategoryNode[]): CategoryNode[] => roots.flatMap(withDescendants);

/** The category of an id; undefined where it is missing. */
export const findNode = (roots: readonly CategoryNode[], id: string | null): CategoryNode | undefined =>
  allOf(roots).find((node) => node.id === id);

/** From the top of the tree down to the category itself. */
export const pathOf = (node: CategoryNode): CategoryNode[] =>
  node.parent ? [...pathOf(node.parent), node] : [node];

/** The names of the path: "Watches › Divers". */
export const presentPath = (node: CategoryNode): string =>
  pathOf(node)
    .map(({ name }) => name)
    .join(" › ");

/** The slugs of the path: "watches/divers". */
export const slugPathOf = (node: CategoryNode): string =>
  pathOf(node)
    .map(({ slug }) => slug)
    .join("/");

/** The categories right below one, or at the top. */
export const childrenOf = (
  roots: readonly CategoryNode[],
  parent: CategoryNode | null,
): readonly CategoryNode[] => parent?.children ?? roots;

/** Where a category is put: below which one, and before which of those there; null for the top and for the last place. */
export interface CategoryPlace {
  parent: string | null;
  before: string | null;
}

/** What an arrow key with Alt does: a place up or down, out of the one above, into the one before. */
export type Direction = "up" | "down" | "out" | "in";

/** Where a category comes to be in a direction; undefined where there is no way. */
export function placeTowards(
  roots: readonly CategoryNode[],
  node: CategoryNode,
  direction: Direction,
): CategoryPlace | undefined {
  const siblings = childrenOf(roots, node.parent);
  const at = siblings.indexOf(node);
  const parent = node.parent?.id ?? null;
  const idAt = (index: number) => siblings[index]?.id ?? null;
  if (direction === "up") return at > 0 ? { parent, before: idAt(at - 1) } : undefined;
  if (direction === "down") return at < siblings.length - 1 ? { parent, before: idAt(at + 2) } : undefined;
  if (direction === "in") return at > 0 ? { parent: idAt(at - 1), before: null } : undefined;
  if (!node.parent) return undefined;
  const uncles = childrenOf(roots, node.parent.parent);
  return {
    parent: node.parent.parent?.id ?? null,
    before: uncles[uncles.indexOf(node.parent) + 1]?.id ?? null,
  };
}
