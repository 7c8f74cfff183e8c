import swagger, { type SwaggerTransformObject } from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import type { OpenAPIV3_1 } from "openapi-types";
import type { Route } from "../route";
import { routes } from "../routes";
import { groups, infoOf } from "./info";
import { jsonSchemasOf, type JsonSchemas } from "./json-schemas";
import { operationOf, requestBodyOf } from "./operation";
import { problem } from "./refusals";
import { describeWebhooks, sentBodies } from "./webhooks";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The documented call of a route; a route without it isn't published. */
    documented?: Route;
  }
}

/** The REST calls as an OpenAPI 3.1 document. */
export type OpenApi = OpenAPIV3_1.Document;

const securitySchemes: Record<string, OpenAPIV3_1.SecuritySchemeObject> = {
  accessToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "The shop's access token, from PUT /user/{email} or GraphQL's signIn. Valid for 15 minutes.",
  },
  apiKey: {
    type: "http",
    scheme: "bearer",
    description:
      "An API key of a program, `msk_…`, which an admin creates. Valid until it is revoked or expires. Each call names the scope it requires.",
  },
  idToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "An ID token of Firebase Authentication, only for PUT /user/{email}.",
  },
};

/**
 * Collects the documented calls added to the server after this; `server.swagger()` returns the document once the server is ready. All
 * descriptions of a call come from its contract.
 */
export async function collectOpenApi(server: FastifyInstance, shopName: string): Promise<void> {
  const schemas = schemasOf(routes);
  await server.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: infoOf(shopName),
      servers: [{ url: "/" }],
      tags: Object.entries(groups).map(([name, description]) => ({ name, description })),
      components: { schemas: schemas.components as OpenAPIV3_1.ComponentsObject["schemas"], securitySchemes },
    },
    convertConstToEnum: false,
    transform: ({ url, route: { config } }) => {
      if (!config?.documented) return { url, schema: { hide: true } };
      const published = publishedPath(url);
      return { url: published, schema: operationOf(config.documented, published, schemas) };
    },
    transformObject: completed(schemas),
  });
}

/** OpenAPI lists each path once, although methods may have different names for its parameter. */
const publishedPath = (url: string) => url.replace(/^\/products\/:\w+$/, "/products/:idOrName");

function schemasOf(all: Route[]): JsonSchemas {
  const used = all.flatMap(({ contract: { body, query, answer } }) => [body, query, answer]);
  return jsonSchemasOf([problem, ...sentBodies, ...used.filter((schema) => schema !== undefined)]);
}

/**
 * Corrects the output of @fastify/swagger, which marks every body as required, drops the example next to a reference, and doesn't
 * describe webhooks.
 */
function completed(schemas: JsonSchemas): SwaggerTransformObject {
  const contracts = new Map(routes.map(({ contract }) => [contract.name, contract]));
  return (document) => {
    const { openapiObject } = document as { openapiObject: OpenApi };
    for (const operation of operationsOf(openapiObject)) {
      const contract = contracts.get(operation.operationId as string);
      const requestBody = contract && requestBodyOf(contract, schemas);
      if (requestBody) operation.requestBody = requestBody as OpenAPIV3_1.RequestBodyObject;
    }
    openapiObject.webhooks = describeWebhooks(schemas);
    return openapiObject;
  };
}

/** Every call of a document. */
export function operationsOf({ paths = {} }: OpenApi): OpenAPIV3_1.OperationObject[] {
  return Object.values(paths).flatMap(
    (methods) => Object.values(methods ?? {}) as OpenAPIV3_1.OperationObject[],
  );
}
