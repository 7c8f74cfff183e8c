import type { RequestContext } from "../../context/context";
import { rows, statement } from "../../data/rows";
import { type ApiKey, IS_USABLE, apiKeyColumns } from "./api-key.entity";
import { isUuid } from "../../data/uuid";

/** How many keys that have ended are listed. */
const MAX_ENDED = 100;

const list = statement(
  apiKeyColumns,
  `(select ${apiKeyColumns.sql} from api_keys where ${IS_USABLE} order by created_at desc, id)
  union all
  (select ${apiKeyColumns.sql} from api_keys where not (${IS_USABLE})
    order by least(revoked_at, expires_at) desc, id limit ${MAX_ENDED})`,
);

/** The keys in use, the newest first; then those that have ended, the latest first. */
export function listApiKeys(ctx: RequestContext): Promise<ApiKey[]> {
  return rows(ctx.db, list);
}

const ofCreator = statement(
  apiKeyColumns,
  `select ${apiKeyColumns.sql} from api_keys where creator_id = $1 and ${IS_USABLE} order by created_at desc, id`,
);

/** The keys in use that a user has created, the newest first. */
export async function listApiKeysOf({ db }: Pick<RequestContext, "db">, userId: string): Promise<ApiKey[]> {
  return isUuid(userId) ? rows(db, ofCreator, [userId]) : [];
}
