import type { Category } from "./category.entity";

/** A category with its parent, and the slugs of the attributes that it adds to its parent's. */
export interface CategoryRow extends Category {
  parentId: string | null;
  attributeSlugs: string[];
}

/** A category as a node of the tree. */
export interface CategoryNode extends CategoryRow {
  parent: CategoryNode | null;
  children: CategoryNode[];
}

/** All categories of the shop, by id and by path. */
export class CategoryTree {
  readonly roots: CategoryNode[] = [];
  private readonly byId: ReadonlyMap<string, CategoryNode>;

  /** Siblings keep the order of `rows`. */
  constructor(rows: readonly CategoryRow[]) {
    this.byId = new Map(rows.map((row) => [row.id, { ...row, parent: null, children: [] }]));
    for (const node of this.byId.values()) {
      node.parent = (node.parentId && this.byId.get(node.parentId)) || null;
      (node.parent?.children ?? this.roots).push(node);
    }
  }

  find(id: string): CategoryNode | null {
    return this.byId.get(id.toLowerCase()) ?? null;
  }

  /** Finds a category by its path of slugs from the root, such as `watches/divers`. */
  findByPath(path: string): CategoryNode | null {
    let found: CategoryNode | undefined;
    let among = this.roots;
    for (const slug of path.split("/")) {
      found = among.find((node) => node.slug === slug);
      if (!found) return null;
      among = found.children;
    }
    return found ?? null;
  }

  /** All categories, each before its subcategories. */
  get all(): CategoryNode[] {
    return this.roots.flatMap(withDescendants);
  }
}

/** The path from the root to the category, both included. */
export function pathOf(node: CategoryNode): CategoryNode[] {
  return node.parent ? [...pathOf(node.parent), node] : [node];
}

/** The slugs of the path: `watches/divers`. */
export const slugPathOf = (node: CategoryNode): string =>
  pathOf(node)
    .map(({ slug }) => slug)
    .join("/");

/** The names of the path, for people: `Watches / Divers`. */
export const namePathOf = (node: CategoryNode, separator = " / "): string =>
  pathOf(node)
    .map(({ name }) => name)
    .join(separator);

/** The category and all its descendants. */
export function withDescendants(node: CategoryNode): CategoryNode[] {
  return [node, ...node.children.flatMap(withDescendants)];
}

/** The slugs of the attributes that the category's products have, its ancestors' first. */
export function attributeSlugsOf(node: CategoryNode): string[] {
  return [...new Set(pathOf(node).flatMap(({ attributeSlugs }) => attributeSlugs))];
}
