import { serverTexts } from "@shop/shared/messages/server";
import { cleanName } from "@shop/shared/text-rules";
import { MAX_API_KEYS } from "@shop/shared/api-key";
import { createApiKeySchema } from "@shop/shared/schemas/api-key";
import { type RequestContext, inTransaction, requireViewer } from "../../context/context";
import type { Scope } from "../../context/scope";
import { command, execute, rows, statement, returning, select } from "../../data/rows";
import { isUuid } from "../../data/uuid";
import { Conflict, NotFound } from "../../errors";
import { parseInput } from "../../validation";
import { presentInstant } from "../audit/present-changes";
import { type Recorder, recordAction } from "../audit/record-action";
import { holdStaff } from "../users/lock-user";
import { type ApiKey, IS_USABLE, type NewApiKey, apiKeyColumns } from "./api-key.entity";
import { createSecret, hashOf, prefixOf } from "./secret";
import { counterOf } from "../../data/lists/count";

/** Blocks other new keys, so that the limit holds. */
const lock = command("lock table api_keys in share row exclusive mode");
const countUsable = counterOf(`api_keys where ${IS_USABLE}`);
const insert = returning(
  apiKeyColumns,
  "insert into api_keys (name, prefix, secret_hash, scopes, expires_at, creator_id) values ($1, $2, $3, $4, $5, $6)",
);

/** An admin's input for a new key. */
export interface ApiKeyForm {
  name: string;
  scopes: Scope[];
  expiresAt?: Date | null | undefined;
}

/** Creates a key and returns its secret, once. Throws BadUserInput, and Conflict if the maximum number of keys is in use. */
export async function createApiKey(ctx: RequestContext, form: ApiKeyForm): Promise<NewApiKey> {
  const { id: creatorId } = requireViewer(ctx);
  const { name, expiresAt } = parseInput(createApiKeySchema, form);
  const secret = createSecret();
  return inTransaction(ctx, async (tx) => {
    await holdStaff(tx, creatorId);
    await execute(tx.db, lock);
    if ((await countUsable(tx.db)) >= MAX_API_KEYS)
      throw new Conflict(serverTexts().adminRefusals.accessRefusals.keys(MAX_API_KEYS));
    const stored = [cleanName(name), prefixOf(secret), hashOf(secret), form.scopes];
    const values = [...stored, expiresAt ?? null, creatorId];
    const [key] = (await rows(tx.db, insert, values)) as [ApiKey];
    const detail = `${key.prefix}…: ${key.scopes.join(", ")}; ${expiryOf(key)}`;
    await recordAction(tx, "CREATE_API_KEY", key, detail);
    return { key, secret };
  });
}

function expiryOf({ expiresAt }: ApiKey): string {
  const texts = serverTexts().auditDetails.accessDetails;
  const time = presentInstant(expiresAt);
  return time ? texts.expires(time) : texts.neverExpires;
}

/** The maximum number of ended keys in the list. */
const MAX_ENDED = 100;

const list = statement(
  apiKeyColumns,
  `(select ${apiKeyColumns.sql} from api_keys where ${IS_USABLE} order by created_at desc, id)
  union all
  (select ${apiKeyColumns.sql} from api_keys where not (${IS_USABLE})
    order by least(revoked_at, expires_at) desc, id limit ${MAX_ENDED})`,
);

/** The keys in use, newest first, followed by the ended keys, latest end first. */
export function listApiKeys(ctx: RequestContext): Promise<ApiKey[]> {
  return rows(ctx.db, list);
}

const ofCreator = select(
  apiKeyColumns,
  `from api_keys where creator_id = $1 and ${IS_USABLE} order by created_at desc, id`,
);

/** The usable keys that a user has created, newest first. */
export async function listApiKeysOf({ db }: Pick<RequestContext, "db">, userId: string): Promise<ApiKey[]> {
  return isUuid(userId) ? rows(db, ofCreator, [userId]) : [];
}

type Database = Pick<RequestContext, "db">;

const revoke = returning(
  apiKeyColumns,
  "update api_keys set revoked_at = now() where id = $1 and revoked_at is null",
);
const byId = select(apiKeyColumns, "from api_keys where id = $1");

async function end({ db }: Database, id: string, record: Recorder): Promise<ApiKey | undefined> {
  const [revoked] = await rows(db, revoke, [id]);
  if (revoked) await record("REVOKE_API_KEY", revoked, `${revoked.prefix}…`);
  return revoked;
}

/** Revokes a key at once and permanently; does nothing if it is already revoked. Throws NotFound. */
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

/** Revokes all usable keys that a user has created, at once and permanently; returns them. */
export async function revokeApiKeysOf(tx: Database, userId: string, record: Recorder): Promise<ApiKey[]> {
  const keys = await listApiKeysOf(tx, userId);
  for (const { id } of keys) await end(tx, id, record);
  return keys;
}
