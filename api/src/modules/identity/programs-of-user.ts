import type { RequestContext } from "../../context/context";
import type { ApiKey } from "../api-keys/api-key.entity";
import { listApiKeysOf, revokeApiKeysOf } from "../api-keys/api-keys";
import type { Recorder } from "../audit/record-action";
import { switchWebhooksOffOf } from "../webhooks/manage-webhooks";
import { listWebhooksOf } from "../webhooks/read-webhooks";
import type { Webhook } from "../webhooks/webhook.entity";

type Database = Pick<RequestContext, "db">;

/** A user's API keys and webhooks. They keep working after the end of the user's role and account (ADR-0006). */
export interface ProgramsOfUser {
  /** The usable keys. */
  apiKeys: ApiKey[];
  /** The enabled webhooks. */
  webhooks: Webhook[];
}

/** The usable API keys and enabled webhooks of a user. */
export async function listPrograms(ctx: Database, userId: string): Promise<ProgramsOfUser> {
  return { apiKeys: await listApiKeysOf(ctx, userId), webhooks: await listWebhooksOf(ctx, userId) };
}

/** Revokes the API keys of a user and switches off their webhooks; returns them. Call it in a transaction. */
export async function endPrograms(tx: Database, userId: string, record: Recorder): Promise<ProgramsOfUser> {
  return {
    apiKeys: await revokeApiKeysOf(tx, userId, record),
    webhooks: await switchWebhooksOffOf(tx, userId, record),
  };
}
