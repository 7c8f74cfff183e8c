import {
  admin,
  anyone,
  idTokenBearer,
  type Access,
  type Contract,
  type FileFormat,
  type Route,
} from "../route";
import { exampleOf, type JsonSchema, JsonSchemas } from "./json-schemas";
import { parametersOf, templateOf, type Parameter } from "./parameters";
import { describeRefusal, problem, refusalsOf } from "./problems";

/** One call, as OpenAPI describes it. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  /** The role that the bearer of the access token needs, where any user's will not do. */
  "x-role"?: "ADMIN";
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema; example?: unknown }> };
  responses: Record<
    string,
    { description: string; headers?: object; content?: Record<string, { schema: JsonSchema }> }
  >;
}

/** The REST calls as an OpenAPI 3.1 document. */
export interface OpenApi {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> };
}

const DESCRIPTION = `The shop over REST, for clients that speak no GraphQL. A browser that navigates to one of these
addresses (\`Accept: text/html\`) gets the page instead. Every refusal is a problem (RFC 9457); besides those listed, 413
answers a body of JSON over 128 KB, 415 one that is not JSON, and 503 a shop that is starting or without its database.`;

const securitySchemes = {
  accessToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description:
      "The shop's own access token: what PUT /user/{email}, or GraphQL's signIn, gives. 15 minutes long.",
  },
  idToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "An ID token of Firebase Authentication. For PUT /user/{email} alone.",
  },
};

/** Describes the routes; nothing is said of them that their contracts don't say. */
export function describeRoutes(routes: Route[], shopName: string): OpenApi {
  const schemas = new JsonSchemas();
  schemas.of(problem);
  const paths: OpenApi["paths"] = {};
  for (const route of routes) {
    const path = templateOf(route.path, routes);
    (paths[path] ??= {})[route.method.toLowerCase()] = describe(route, path, schemas);
  }
  return {
    openapi: "3.1.0",
    info: { title: `${shopName}: REST`, version: "1.0.0", description: DESCRIPTION.replaceAll("\n", " ") },
    servers: [{ url: "/" }],
    tags: [...new Set(routes.map(({ contract }) => contract.group))].map((name) => ({ name })),
    paths,
    components: { schemas: schemas.components, securitySchemes },
  };
}

type JsonBody = Contract["answer"];

function describe(route: Route, path: string, schemas: JsonSchemas): Operation {
  const { method, access, contract } = route;
  const parameters = parametersOf(route, path, schemas);
  const refusals = refusalsOf(route).map(
    ([status, when]) => [String(status), describeRefusal(status, when)] as const,
  );
  return {
    operationId: contract.name,
    tags: [contract.group],
    summary: contract.summary,
    ...(contract.details && { description: contract.details }),
    security: securityOf(access),
    ...(access === admin && { "x-role": "ADMIN" as const }),
    ...(parameters.length > 0 && { parameters }),
    ...(contract.body && { requestBody: bodyOf(contract.body, schemas) }),
    ...(contract.upload && {
      requestBody: { required: true, content: fileOf(contract.upload, contract.upload.file) },
    }),
    responses: {
      200: {
        description: "Done.",
        ...headersOf(method, contract),
        content: contract.download ? fileOf(contract.download) : jsonOf(contract.answer, schemas),
      },
      ...(hasETag(method, contract) && {
        304: { description: "Nothing has changed since the answer with that ETag." },
      }),
      ...Object.fromEntries(refusals),
      default: describeRefusal(500, "Anything else that went wrong."),
    },
  };
}

/** What anyone may read, an admin reads more of. */
function securityOf(access: Access): Operation["security"] {
  if (access === anyone) return [{}, { accessToken: [] }];
  return access === idTokenBearer ? [{ idToken: [] }] : [{ accessToken: [] }];
}

const hasETag = (method: string, { download }: Contract) => method === "GET" && !download;

function headersOf(method: string, contract: Contract) {
  if (!hasETag(method, contract)) return {};
  const text = (description: string) => ({ description, schema: { type: "string" } });
  const link = contract.query && { Link: text('`rel="next"`: the next page, where there is one.') };
  return {
    headers: {
      ETag: text("Send it as `If-None-Match`, and an unchanged answer is not sent again."),
      ...link,
    },
  };
}

function bodyOf(body: JsonBody, schemas: JsonSchemas) {
  return { required: !body.safeParse({}).success, content: jsonOf(body, schemas) };
}

function jsonOf(schema: JsonBody, schemas: JsonSchemas) {
  const described = schemas.of(schema);
  return { "application/json": { schema: described, example: exampleOf(schemas, described) } };
}

function fileOf({ media, description, example }: FileFormat, title?: string) {
  const schema = { type: "string", ...(title && { title }), description };
  return { [media]: { schema, ...(example && { example }) } };
}
