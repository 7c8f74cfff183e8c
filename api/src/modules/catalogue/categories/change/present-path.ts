import { pathOf, type CategoryNode } from "../category-tree";

/** The names from the top of the tree down to the category, such as Watches › Divers. */
export const presentPath = (node: CategoryNode): string =>
  pathOf(node)
    .map(({ name }) => name)
    .join(" › ");
