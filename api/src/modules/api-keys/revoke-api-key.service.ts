import { inTransaction, type RequestContext } from "../../context/context";
import { rows, statement } from "../../data/rows";
import { isUuid } from "../../data/uuid";
import { NotFound } from "../../errors";
import { recordAction } from "../audit/record-action.service";
import { apiKeyColumns } from "./api-key-columns";
import type { ApiKey } from "./api-key.entity";

const revoke = statement(
  apiKeyColumns,
  `update api_keys set revoked_at = now() where id = $1 and revoked_at is null returning ${apiKeyColumns.sql}`,
);
const byId = statement(apiKeyColumns, `select ${apiKeyColumns.sql} from api_keys where id = $1`);

/** Ends a key at once, for good; does nothing to one that was revoked before. Throws NotFound. */
export async function revokeApiKey(ctx: RequestContext, id: string): Promise<ApiKey> {
  if (!isUuid(id)) throw new NotFound("API key");
  return inTransaction(ctx, async (tx) => {
    const [revoked] = await rows(tx.db, revoke, [id]);
    if (revoked) {
      await recordAction(tx, "REVOKE_API_KEY", revoked, `${revoked.prefix}…`);
      return revoked;
    }
    const [known] = await rows(tx.db, byId, [id]);
    if (!known) throw new NotFound("API key");
    return known;
  });
}
