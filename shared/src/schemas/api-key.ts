import { z } from "zod";
import { apiKeyBounds } from "../api-key";
import { serverTexts } from "../messages/server";
import { text } from "./fields";

/** A new API key: the arguments of GraphQL's `createApiKey`. The GraphQL schema checks the scopes. */
export const createApiKeySchema = z.strictObject({
  name: text(apiKeyBounds.name),
  scopes: z
    .array(z.string())
    .min(1, "must name at least one scope")
    .refine((scopes) => new Set(scopes).size === scopes.length, "must not name a scope twice"),
  expiresAt: z
    .date()
    .refine((at) => at.getTime() > Date.now(), {
      error: () => serverTexts().fieldErrors.valueErrors.future,
    })
    .nullish(),
});
