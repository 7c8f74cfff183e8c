import { evicting } from "../../../../graphql/evict";
import type { CategoryTree_CategoryFragment } from "./CategoriesPage.generated";

/** The options of the mutations that change the tree. */
export const categoryChanges = evicting("allCategories", "categories", "category", "products");

/** A category in the tree of the page. */
export interface CategoryNode extends Omit<CategoryTree_CategoryFragment, "parent"> {
  parent: CategoryNode | null;
  children: CategoryNode[];
}

/** Builds the tree from a list with parents before children. */
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

/** The category and all its descendants. */
export const withDescendants = (node: CategoryNode): CategoryNode[] => [
  node,
  ...node.children.flatMap(withDescendants),
];

/** All categories of the tree, parents before children. */
export const allOf = (roots: readonly CategoryNode[]): CategoryNode[] => roots.flatMap(withDescendants);

/** The category with the id; undefined if there is none. */
export const findNode = (roots: readonly CategoryNode[], id: string | null): CategoryNode | undefined =>
  allOf(roots).find((node) => node.id === id);

/** The path from the top of the tree to the category. */
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

/** The direct subcategories of a category, or the top level. */
export const childrenOf = (
  roots: readonly CategoryNode[],
  parent: CategoryNode | null,
): readonly CategoryNode[] => parent?.children ?? roots;

/** The position of a category: its parent (null for the top level) and the next sibling (null for the last position). */
export interface CategoryPlace {
  parent: string | null;
  before: string | null;
}

/** The effect of an arrow key with Alt: one position up or down, out of the parent, or into the previous sibling. */
export type Direction = "up" | "down" | "out" | "in";

/** The position after a move in a direction; undefined if that move is impossible. */
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
