import { command, execute } from "../../../data/rows";
import { lookUp, lookupOf, type DatabaseContext } from "../../../data/shared-lookups";
import { columnsOf } from "../../../data/tables";
import { FormerPathTable } from "./category.entity";
import { slugPathOf, withDescendants, type CategoryNode, type CategoryTree } from "./category-tree";

const ownersByPath = lookupOf(
  columnsOf(FormerPathTable, "path", "categoryId"),
  "category_former_paths",
  "path",
);

/** A path that a category can have had, so that PostgreSQL is asked for no other. */
const PATH = /^[a-z0-9-]{1,60}(\/[a-z0-9-]{1,60}){0,4}$/;

/** Finds the category that last left this path; null if none did. */
export async function findByFormerPath(
  ctx: DatabaseContext,
  tree: CategoryTree,
  path: string,
): Promise<CategoryNode | null> {
  const owner = PATH.test(path) ? await lookUp(ctx, ownersByPath, path) : undefined;
  return owner ? tree.find(owner.categoryId) : null;
}

const keep = command(
  `insert into category_former_paths (path, category_id) select * from unnest($1::text[], $2::uuid[])
    on conflict (path) do update set category_id = excluded.category_id`,
);

/** Keeps the paths of a category and its descendants, which are about to change. */
export async function keepFormerPaths({ db }: DatabaseContext, moved: CategoryNode): Promise<void> {
  const nodes = withDescendants(moved);
  await execute(db, keep, [nodes.map(slugPathOf), nodes.map(({ id }) => id)]);
}
