import { z } from "zod";
import { apiKeyBounds } from "../api-key";
import { text } from "./fields";

/** A new API key: the arguments of GraphQL's `createApiKey`. Its scopes are checked by the schema. */
export const createApiKeySchema = z.strictObject({
  name: text(apiKeyBounds.name),
  scopes: z
    .array(z.string())
    .min(1, "must name at least one scope")
    .refine((scopes) => new Set(scopes).size === scopes.length, "must not name a scope twice"),
  expiresAt: z
    .date()
    .refine((at) => at.getTime() > Date.now(), "must be in the future")
    .nullish(),
});
