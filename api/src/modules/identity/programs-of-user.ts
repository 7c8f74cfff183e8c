import type { RequestContext } from "../../context/context";
import type { ApiKey } from "../api-keys/api-key.entity";
import { listApiKeysOf, revokeApiKeysOf } from "../api-keys/api-keys";
import type { Recorder } from "../audit/record-action";
import { switchWebhooksOffOf } from "../webhooks/manage-webhooks";
import { listWebhooksOf } from "../webhooks/read-webhooks";
import type { Webhook } from "../webhooks/webhook.entity";

type Database = Pick<RequestContext, "db">;

/** What a user has created that works without them: it outlives their role and their account (ADR-0006). */
export interface ProgramsOfUser {
  /** Those in use. */
  apiKeys: ApiKey[];
  /** Those that are on. */
  webhooks: Webhook[];
}

/** The API keys and webhooks of a user that work now. */
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
