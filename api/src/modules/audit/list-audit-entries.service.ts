import type { RequestContext } from "../../context/context";
import type { Connection, PageArgs } from "../../data/lists/page";
import { columns, instant, nullable, text, uuid } from "../../data/columns";
import { readPage, type ListOrder } from "../../data/lists/keyset";
import { checkSearch, containing } from "../../data/lists/search";
import type { AuditAction, AuditedAction } from "./audit-action.enum";
import type { AuditEntry } from "./audit-entry.entity";

const entryColumns = columns<AuditEntry>({
  id: uuid("id"),
  doneAt: instant("done_at"),
  actor: text("actor"),
  action: text<AuditedAction>("action"),
  targetId: text("target_id"),
  target: text("target"),
  detail: nullable(text("detail")),
});

const latestFirst: ListOrder = { keys: [instant("done_at")], direction: "desc" };

/** The filters of the audit entries. */
export interface AuditFilter extends PageArgs {
  search?: string | null | undefined;
  action?: AuditAction | null | undefined;
}

/** Lists audit entries for an admin, the latest first. `search` matches actor, target and detail. */
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
  return readPage(ctx, filter, {
    table: "audit_entries",
    columns: entryColumns,
    where,
    values,
    order: latestFirst,
    searched: search !== undefined,
  });
}
