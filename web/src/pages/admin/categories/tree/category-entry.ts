import { treeTexts } from "../../../../messages/admin-categories";
import { nameLabels, type NameEntry } from "../NameFields";
import { childrenOf, findNode, type CategoryNode, type CategoryPlace } from "./category-nodes";

/** The values of the dialog. */
export interface CategoryEntry extends NameEntry {
  /** Ids; empty for the top and for the last place. */
  parent: string;
  before: string;
  attributes: string[];
}

/** The labels of the fields. */
export const categoryLabels = { ...nameLabels, parent: treeTexts.parent, attributes: treeTexts.attributes };

/** Where a category is now. */
export function placeOf(roots: readonly CategoryNode[], node: CategoryNode): CategoryPlace {
  const siblings = childrenOf(roots, node.parent);
  return { parent: node.parent?.id ?? null, before: siblings[siblings.indexOf(node) + 1]?.id ?? null };
}

/** The dialog's values for a category, or for a new one below `parent`. */
export function entryOf(
  roots: readonly CategoryNode[],
  node: CategoryNode | undefined,
  parent: CategoryNode | undefined,
): CategoryEntry {
  if (!node) return { name: "", slug: "", parent: parent?.id ?? "", before: "", attributes: [] };
  const place = placeOf(roots, node);
  return {
    name: node.name,
    slug: "",
    parent: place.parent ?? "",
    before: place.before ?? "",
    attributes: node.ownAttributes.map(({ slug }) => slug),
  };
}

/** The place that an entry asks for: the last one where the chosen neighbour is not in the chosen parent. */
export function placeIn(roots: readonly CategoryNode[], { parent, before }: CategoryEntry): CategoryPlace {
  const into = findNode(roots, parent) ?? null;
  const next = childrenOf(roots, into).find(({ id }) => id === before);
  return { parent: into?.id ?? null, before: next?.id ?? null };
}
