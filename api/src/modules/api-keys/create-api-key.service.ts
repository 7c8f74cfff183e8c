import { MAX_API_KEYS } from "@shop/shared/api-key";
import { createApiKeySchema } from "@shop/shared/schemas/api-key";
import { inTransaction, requireViewer, type RequestContext } from "../../context/context";
import type { Scope } from "../../context/scope";
import { columns, integer } from "../../data/columns";
import { command, execute, rows, statement } from "../../data/rows";
import { Conflict } from "../../errors";
import { parseInput } from "../../validation";
import { recordAction } from "../audit/record-action.service";
import { holdAdmin } from "../users/lock-user.service";
import { type ApiKey, IS_USABLE, type NewApiKey, apiKeyColumns } from "./api-key.entity";
import { createSecret, hashOf, prefixOf } from "./secret";

/** Another new key waits, so that the limit holds. */
const lock = command("lock table api_keys in share row exclusive mode");
const countColumn = columns({ count: integer("count(*)::int") });
const count = statement(countColumn, `select ${countColumn.sql} from api_keys where ${IS_USABLE}`);
const insert = statement(
  apiKeyColumns,
  `insert into api_keys (name, prefix, secret_hash, scopes, expires_at, creator_id) values ($1, $2, $3, $4, $5, $6)
    returning ${apiKeyColumns.sql}`,
);

/** What an admin says of a new key. */
export interface ApiKeyForm {
  name: string;
  scopes: Scope[];
  expiresAt?: Date | null | undefined;
}

/** Creates a key and returns its secret, once. Throws BadUserInput, and Conflict where as many keys as can be are in use. */
export async function createApiKey(ctx: RequestContext, form: ApiKeyForm): Promise<NewApiKey> {
  const { id: creatorId } = requireViewer(ctx);
  const { name, expiresAt } = parseInput(createApiKeySchema, form);
  const secret = createSecret();
  return inTransaction(ctx, async (tx) => {
    await holdAdmin(tx, creatorId);
    await execute(tx.db, lock);
    if (((await rows(tx.db, count))[0]?.count ?? 0) >= MAX_API_KEYS)
      throw new Conflict(`A shop can have at most ${MAX_API_KEYS} API keys in use. Revoke one first.`);
    const stored = [name.trim(), prefixOf(secret), hashOf(secret), form.scopes];
    const values = [...stored, expiresAt ?? null, creatorId];
    const [key] = (await rows(tx.db, insert, values)) as [ApiKey];
    const detail = `${key.prefix}…: ${key.scopes.join(", ")}; ${expiryOf(key)}`;
    await recordAction(tx, "CREATE_API_KEY", key, detail);
    return { key, secret };
  });
}

const expiryOf = ({ expiresAt }: ApiKey) =>
  expiresAt ? `expires ${expiresAt.toISOString().slice(0, 16).replace("T", " ")} UTC` : "doesn't expire";
