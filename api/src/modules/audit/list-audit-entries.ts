import type { RequestContext } from "../../context/context";
import type { Connection } from "../../data/lists/page";
import { instant, nullable, text } from "../../data/columns";
import { readPage, type ListOrder } from "../../data/lists/keyset";
import { checkSearch, wordsIn } from "../../data/lists/search";
import { emailOf } from "../people";
import type { AuditEntriesArgs } from "./audit.input";
import { type AuditEntry, AuditEntryTable } from "./audit-entry.entity";
import { columnsOf } from "../../data/tables";

/** The number of characters shown of a comment, enough to recognise it. */
const EXCERPT = 100;

const IS_ABOUT_REVIEW = "action in ('HIDE_REVIEW', 'SHOW_REVIEW')";

/** The granted email until its owner's first sign-in (D-08). */
const GRANTED = "(select email from admin_grants where id::text = target_id)";

const entryColumns = columnsOf(AuditEntryTable, "id", "doneAt", "action", "targetId").with({
  actor: text(`case when actor_id is null then actor else ${emailOf("actor_id")} end`),
  target: text(`case
    when target_user_id is not null then concat_ws(': ', ${emailOf("target_user_id")}, nullif(target, ''))
    when action in ('MAKE_ADMIN', 'REVOKE_ADMIN') then coalesce(${GRANTED}, 'someone without an account')
    else target end`),
  detail: nullable(
    text(`case when ${IS_ABOUT_REVIEW}
      then (select left(comment, ${EXCERPT}) from reviews where id = uuid_or_null(target_id)) else detail end`),
  ),
});

const latestFirst: ListOrder = { keys: [instant("done_at")], direction: "desc" };

/**
 * SQL of the matching users as an array, so that the indexes on audit entries are used for it. Blocked users are
 * searched separately, because the word index on users doesn't contain them.
 */
const usersWith = (words: string) => `array(
  select id from users where archived_at is null and ${words}
  union all select id from users where archived_at is not null and deleted_at is null and ${words})`;

/** Lists audit entries for an admin, the latest first. `search` matches people's emails and names, target and detail. */
export async function listAuditEntries(
  ctx: RequestContext,
  filter: AuditEntriesArgs,
): Promise<Connection<AuditEntry>> {
  const search = checkSearch(filter.search);
  const where: string[] = [];
  const values: unknown[] = [];
  if (search) {
    const users = usersWith(wordsIn(["email", "name"], search, values));
    where.push(`(${wordsIn(["actor", "target", "detail"], search, values)}
      or actor_id = any(${users}) or target_user_id = any(${users}))`);
  }
  if (filter.action) where.push(`action = $${values.push(filter.action)}`);
  if (filter.doneFrom) where.push(`done_at >= $${values.push(filter.doneFrom)}`);
  if (filter.doneTo) where.push(`done_at < $${values.push(filter.doneTo)}`);
  return readPage(ctx, filter, {
    table: "audit_entries",
    columns: entryColumns,
    where,
    values,
    order: latestFirst,
    searched: search !== undefined,
  });
}
