import type { RequestContext } from "../../../../context/context";
import { jsonInstant } from "../../../../data/columns";
import { command, execute } from "../../../../data/rows";
import { announceSql } from "../../../webhooks/announce";
import { categoryPathSql } from "../../announce-products";

const announced = (deletedAt: string) =>
  command(
    announceSql("$2::text", {
      event: "category.changed",
      from: "(select * from categories where id = any($1::uuid[])) as changed",
      data: `json_strip_nulls(json_build_object(
          '_id', id, 'slug', slug, 'name', name, 'path', ${categoryPathSql("changed.id")}, 'parent', parent_id, 'deletedAt', ${deletedAt}))`,
    }),
  );
const changed = announced("null");
const deleted = announced(jsonInstant("now()"));

type Database = Pick<RequestContext, "db" | "requestId">;

/**
 * Announces to webhooks, if any is subscribed, that categories were added, edited or moved, as the running transaction
 * has them.
 */
export async function announceCategories({ db, requestId }: Database, ids: string[]): Promise<void> {
  await execute(db, changed, [ids, requestId]);
}

/** Announces to webhooks, if any is subscribed, the deletion of a category. Call it before deleting. */
export async function announceDeletedCategory({ db, requestId }: Database, id: string): Promise<void> {
  await execute(db, deleted, [[id], requestId]);
}
