import type { RequestContext } from "../../context/context";
import { rows, statement } from "../../data/rows";
import { apiKeyColumns, IS_USABLE } from "./api-key-columns";
import type { ApiKey } from "./api-key.entity";

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
