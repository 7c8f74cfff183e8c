import { printSchemaWithDirectives } from "@graphql-tools/utils";
import type { FastifyInstance } from "fastify";
import type { GraphQLSchema } from "graphql";
import { sendUnlessKnown } from "../../http/etag";
import type { OriginOf } from "../../http/origin";
import { routes } from "../routes";
import { docsPage, docsPolicy } from "./docs-page";
import { describeRoutes } from "./openapi";

/** What the reference says of this shop. */
export interface ReferenceSettings {
  shopName: string;
  schema: GraphQLSchema;
  originOf: OriginOf;
  /** Where the shop's typeface lies, where there is a web build. */
  typeface: string | undefined;
}

const REVALIDATED = { "cache-control": "no-cache" };

/** What integrators read: /openapi.json, /schema.graphql, and /docs as a page. All of it is made from the code. */
export function registerReference(server: FastifyInstance, settings: ReferenceSettings): void {
  const { shopName, schema, originOf, typeface } = settings;
  const openApi = describeRoutes(routes, shopName);
  const documents: [path: string, type: string, text: string][] = [
    ["/openapi.json", "application/json; charset=utf-8", `${JSON.stringify(openApi, null, 2)}\n`],
    ["/schema.graphql", "text/plain; charset=utf-8", `${printSchemaWithDirectives(schema)}\n`],
  ];
  for (const [path, type, text] of documents)
    server.get(path, (request, reply) =>
      sendUnlessKnown(request, reply.headers(REVALIDATED).type(type), text),
    );
  const policy = docsPolicy(typeface);
  server.get("/docs", (request, reply) => {
    const page = docsPage({ shopName, openApi, typeface, origin: originOf(request) });
    void reply
      .headers({ ...REVALIDATED, "content-security-policy": policy })
      .type("text/html; charset=utf-8");
    return sendUnlessKnown(request, reply, page);
  });
}
