import { inTransaction, type RequestContext } from "../../context/context";
import { rows, statement } from "../../data/rows";
import { isUuid } from "../../data/uuid";
import { NotFound } from "../../errors";
import { recordAction, type Recorder } from "../audit/record-action.service";
import { type ApiKey, apiKeyColumns } from "./api-key.entity";
import { listApiKeysOf } from "./list-api-keys.service";

type Database = Pick<RequestContext, "db">;

const revoke = statement(
  apiKeyColumns,
  `update api_keys set revoked_at = now() where id = $1 and revoked_at is null returning ${apiKeyColumns.sql}`,
);
const byId = statement(apiKeyColumns, `select ${apiKeyColumns.sql} from api_keys where id = $1`);

async function end({ db }: Database, id: string, record: Recorder): Promise<ApiKey | undefined> {
  const [revoked] = await rows(db, revoke, [id]);
  if (revoked) await record("REVOKE_API_KEY", revoked, `${revoked.prefix}…`);
  return revoked;
}

/** Ends a key at once, for good; does nothing to one that was revoked before. Throws NotFound. */
export async function revokeApiKey(ctx: RequestContext, id: string): Promise<ApiKey> {
  if (!isUuid(id)) throw new NotFound("API key");
  return inTransaction(ctx, async (tx) => {
    const revoked = await end(tx, id, (...entry) => recordAction(tx, ...entry));
    if (revoked) return revoked;
    const [known] = await rows(tx.db, byId, [id]);
    if (!known) throw new NotFound("API key");
    return known;
  });
}

/** Ends all keys in use that a user has created, at once and for good; returns them. */
export async function revokeApiKeysOf(tx: Database, userId: string, record: Recorder): Promise<ApiKey[]> {
  const keys = await listApiKeysOf(tx, userId);
  for (const { id } of keys) await end(tx, id, record);
  return keys;
}
