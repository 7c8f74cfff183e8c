import type { InjectOptions } from "fastify";
import { AccessTokens } from "../../src/modules/identity/access-token";
import { TEST_SECRET, type TestShop } from "./shop";
import type { DatabaseClient } from "../trust/support/database-client";
import { send } from "../trust/support/http-client";
import type { ShopProcess } from "../trust/support/shop-process";

/** A shop process for what calls a shop in process: over HTTP, with its database. */
export function overHttp({ url: origin }: ShopProcess, { sql }: DatabaseClient): TestShop {
  const inject = async ({ method, url, headers, payload }: InjectOptions) => {
    const sent = { headers: headers as Record<string, string>, rawBody: payload as string };
    const answer = await send(origin + (url as string), { ...sent, method: String(method) });
    return { statusCode: answer.status, headers: answer.headers, body: answer.text };
  };
  return { app: { inject }, sql, accessTokens: new AccessTokens(TEST_SECRET) } as unknown as TestShop;
}
