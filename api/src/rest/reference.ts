import { printSchemaWithDirectives } from "@graphql-tools/utils";
import type { FastifyInstance } from "fastify";
import type { GraphQLSchema } from "graphql";
import { sendUnlessKnown, SharedAnswer } from "../http/shared-answer";
import type { OpenApi } from "./openapi/openapi";
import { registerDocs, type DocsSettings } from "./docs/docs";

/**
 * Serves the reference for integrators: /openapi.json, /schema.graphql, and /docs as a page. All of it is generated
 * from the code.
 */
export function registerReference(
  server: FastifyInstance,
  schema: GraphQLSchema,
  settings: DocsSettings,
): void {
  const documents: [path: string, type: string, write: () => string][] = [
    ["/openapi.json", "application/json", () => JSON.stringify(server.swagger(), null, 2)],
    ["/schema.graphql", "text/plain", () => printSchemaWithDirectives(schema)],
  ];
  for (const [path, type, write] of documents) {
    let answer: SharedAnswer | undefined;
    server.get(path, (request, reply) => {
      answer ??= new SharedAnswer(`${write()}\n`);
      void reply.header("cache-control", "no-cache").type(`${type}; charset=utf-8`);
      return sendUnlessKnown(request, reply, answer);
    });
  }
  registerDocs(server, settings, () => server.swagger() as OpenApi);
}
