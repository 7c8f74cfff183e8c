import type { RequestContext } from "../../context/context";
import type { Program } from "../../context/program";
import { boolean } from "../../data/columns";
import { command, execute, rows, statement } from "../../data/rows";
import { IS_USABLE, ApiKeyTable } from "./api-key.entity";
import { hashOf, isSecret } from "./secret";
import { columnsOf } from "../../data/tables";

/** Last use is noted again after a minute at the earliest. */
const IS_USE_DUE = "(last_used_at is null or last_used_at < now() - interval '1 minute')";

const programColumns = columnsOf(ApiKeyTable, "id", "name", "scopes", "creatorId").with({
  useDue: boolean(IS_USE_DUE),
});
const byHash = statement(
  programColumns,
  `select ${programColumns.sql} from api_keys where secret_hash = $1 and ${IS_USABLE}`,
);
const noteUse = command(`update api_keys set last_used_at = now() where id = $1 and ${IS_USE_DUE}`);

/** Receives the error of a use that couldn't be noted. */
type Report = (error: unknown) => void;

/**
 * The program of a secret; null if its key is unknown, revoked or expired. Read at each request, so that a revoked key ends at once in
 * every process. The request doesn't wait until its use is noted.
 */
export async function findProgram(
  { db }: Pick<RequestContext, "db">,
  secret: string,
  report: Report,
): Promise<Program | null> {
  if (!isSecret(secret)) return null;
  const [found] = await rows(db, byHash, [hashOf(secret)]);
  if (!found) return null;
  const { useDue, ...program } = found;
  // not with the request's own connections, of which it has two
  if (useDue) execute(db.dataSource.manager, noteUse, [program.id]).catch(report);
  return program;
}
