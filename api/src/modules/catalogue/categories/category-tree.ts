import type { Category } from "./category.entity";

/** A category with its place in the tree, and the slugs of the attributes that it adds to those of its parent. */
export interface CategoryRow extends Category {
  parentId: string | null;
  attributeSlugs: string[];
}

/** A category as the tree knows it. */
export interface CategoryNode extends CategoryRow {
  parent: CategoryNode | null;
  children: CategoryNode[];
}

/** All categories of the shop, by id and by path. */
export class CategoryTree {
  readonly roots: CategoryNode[] = [];
  private readonly byId: ReadonlyMap<string, CategoryNode>;

  /** Siblings stay in the order of `rows`. */
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

  /** The category of a path of slugs from a root: `watches/divers`. */
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

  /** Every category, each before those below it. */
  get all(): CategoryNode[] {
    return this.roots.flatMap(withDescendants);
  }
}

/** From the root down to the category itself. */
export function pathOf(node: CategoryNode): CategoryNode[] {
  return node.parent ? [...pathOf(node.parent), node] : [node];
}

/** The slugs of the path: `watches/divers`. */
export const slugPathOf = (node: CategoryNode): string =>
  pathOf(node)
    .map(({ slug }) => slug)
    .join("/");

/** The names of the path, for people: `Watches / Divers`. */
export const namePathOf = (node: CategoryNode): string =>
  pathOf(node)
    .map(({ name }) => name)
    .join(" / ");

/** The category and everything below it. */
export function withDescendants(node: CategoryNode): CategoryNode[] {
  return [node, ...node.children.flatMap(withDescendants)];
}

/** The slugs of the attributes that products of the category have: its ancestors' first. */
export function attributeSlugsOf(node: CategoryNode): string[] {
  return [...new Set(pathOf(node).flatMap(({ attributeSlugs }) => attributeSlugs))];
}
