import type { RequestContext } from "../../context/context";
import type { Program } from "../../context/program";
import { boolean } from "../../data/columns";
import { rows, select } from "../../data/rows";
import { IS_USABLE, ApiKeyTable } from "./api-key.entity";
import type { KeyUses } from "./key-uses";
import { hashOf, isSecret } from "./secret";
import { columnsOf } from "../../data/tables";

/** The last use is recorded at most once a minute. */
const IS_USE_DUE = "(last_used_at is null or last_used_at < now() - interval '1 minute')";

const programColumns = columnsOf(ApiKeyTable, "id", "name", "scopes", "creatorId").with({
  useDue: boolean(IS_USE_DUE),
});
const byHash = select(programColumns, `from api_keys where secret_hash = $1 and ${IS_USABLE}`);
/**
 * Finds the program of a secret and counts the use; returns null if its key is unknown, revoked or expired. Reads the
 * database at each request, so that a revoked key ends at once in every process.
 */
export async function findProgram(
  { db }: Pick<RequestContext, "db">,
  secret: string,
  uses: KeyUses,
): Promise<Program | null> {
  if (!isSecret(secret)) return null;
  const [found] = await rows(db, byHash, [hashOf(secret)]);
  if (!found) return null;
  const { useDue, ...program } = found;
  uses.count(program.id, useDue);
  return program;
}

const scopesColumns = columnsOf(ApiKeyTable, "scopes");
const scopesById = select(scopesColumns, `from api_keys where id = $1 and ${IS_USABLE}`);

/** The scopes of a key; none once it is revoked or expired. */
export async function findScopes({ db }: Pick<RequestContext, "db">, id: string): Promise<Program["scopes"]> {
  return (await rows(db, scopesById, [id]))[0]?.scopes ?? [];
}
