import type { RequestContext } from "../../context/context";
import type { Connection, PageArgs } from "../../data/page";
import { readPage, type ListOrder } from "../../data/keyset";
import { checkSearch, containing } from "../../data/search";
import type { AuditAction } from "./audit-action";
import type { AuditEntry } from "./audit-entry.entity";

const columns = `id, done_at as "doneAt", actor, action, target_id as "targetId", target, detail`;

const latestFirst: ListOrder = { keys: [{ sql: "done_at", type: "timestamptz" }], direction: "desc" };

/** What narrows the record of what admins did. */
export interface AuditFilter extends PageArgs {
  search?: string | null | undefined;
  action?: AuditAction | null | undefined;
}

/** Who did what to what, the latest first, for an admin; `search` is by who, what it was done to, and what changed. */
export async function listAuditEntries(
  ctx: RequestContext,
  filter: AuditFilter,
): Promise<Connection<AuditEntry>> {
  const search = checkSearch(filter.search);
  const where: string[] = [];
  const values: unknown[] = [];
  if (search) {
    values.push(containing(search));
    where.push("(actor ilike $1 or target ilike $1 or detail ilike $1)");
  }
  if (filter.action) where.push(`action = $${values.push(filter.action)}`);
  return readPage<AuditEntry>(ctx, filter, {
    table: "audit_entries",
    columns,
    where,
    values,
    order: latestFirst,
    searched: search !== undefined,
  });
}
