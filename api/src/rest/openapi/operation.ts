import type { FastifySchema } from "fastify";
import { orderBounds } from "@shop/shared/order";
import { Role } from "../../context/role";
import {
  anyone,
  deprecatedOperation,
  idTokenBearer,
  roleOf,
  scopeOf,
  type Access,
  type Contract,
  type FileFormat,
  type Route,
} from "../route";
import { exampleOf, type JsonSchemas } from "./json-schemas";
import { describeRefusal, refusalsOf } from "./refusals";

/** One call in the format of @fastify/swagger; {@link requestBodyOf} describes its body. */
export function operationOf(route: Route, url: string, schemas: JsonSchemas): FastifySchema {
  const { access, contract } = route;
  const { name, group, summary, details, query, idempotent, deprecated } = contract;
  return {
    operationId: name,
    tags: [group],
    summary,
    ...(details && { description: details }),
    ...(deprecated && deprecatedOperation(deprecated, details)),
    security: securityOf(access),
    ...(scopeOf(access) && { "x-scope": scopeOf(access) }),
    ...(roleOf(access) === Role.ADMIN && { "x-role": "ADMIN" }),
    params: { type: "object", properties: pathParameters(url, contract) },
    ...(query && { querystring: schemas.of.get(query) }),
    ...(idempotent && { headers: { type: "object", properties: { "Idempotency-Key": idempotencyKey } } }),
    response: {
      200: answerOf(route, schemas),
      ...(hasETag(route) && {
        304: { type: "null", description: "Nothing has changed since the response with this ETag." },
      }),
      ...Object.fromEntries(
        refusalsOf(route).map(([status, when]) => [status, describeRefusal(status, when)]),
      ),
      default: describeRefusal(500, "Any other error."),
    },
  };
}

/** The request body of a call; undefined without a body. */
export function requestBodyOf({ body, upload }: Contract, schemas: JsonSchemas) {
  if (upload) return { required: true, content: fileOf(upload, upload.file) };
  return body && { required: !body.safeParse({}).success, content: jsonOf(body, schemas) };
}

/** Public routes also accept an admin's token and a program's key, which may show more. */
function securityOf(access: Access): Record<string, string[]>[] {
  if (access === anyone) return [{}, { accessToken: [] }, { apiKey: [] }];
  if (access === idTokenBearer) return [{ idToken: [] }];
  return [{ accessToken: [] }, ...(scopeOf(access) ? [{ apiKey: [] }] : [])];
}

function pathParameters(url: string, { params = {} }: Contract) {
  const descriptions = Object.values(params);
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  return Object.fromEntries(
    names.map((name, at) => [name, { type: "string", description: descriptions[at] }]),
  );
}

const idempotencyKey = {
  type: "string",
  minLength: orderBounds.idempotencyKey.min,
  maxLength: orderBounds.idempotencyKey.max,
  description:
    "Chosen by the client, one per form. A repeat with the same key returns the first result and does nothing more.",
};

const hasETag = ({ method, contract }: Route) => method === "GET" && !contract.download;

function answerOf(route: Route, schemas: JsonSchemas) {
  const { answer, query, download } = route.contract;
  if (!hasETag(route))
    return { description: "Done.", content: download ? fileOf(download) : jsonOf(answer, schemas) };
  const header = (description: string) => ({ type: "string", description });
  return {
    description: "Done.",
    headers: {
      ETag: header("Send it as `If-None-Match`; an unchanged response is answered with 304."),
      ...(query && { Link: header('`rel="next"`: the next page, if there is one.') }),
    },
    content: jsonOf(answer, schemas),
  };
}

function jsonOf(schema: Contract["answer"], { of, components }: JsonSchemas) {
  const described = of.get(schema) ?? {};
  return { "application/json": { schema: described, example: exampleOf(described, components) } };
}

function fileOf({ media, description, example }: FileFormat, title?: string) {
  const schema = { type: "string", ...(title && { title }), description };
  return { [media]: { schema, ...(example && { example }) } };
}
