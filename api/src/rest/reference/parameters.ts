import { orderBounds } from "../../modules/orders/place-order/place-order.input";
import type { Contract, Route } from "../route";
import type { JsonSchema, JsonSchemas } from "./json-schemas";

/** A parameter of a call. */
export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

/** All parameters of a call, whose address is written by this template. */
export function parametersOf(route: Route, template: string, schemas: JsonSchemas): Parameter[] {
  const { contract } = route;
  return [...pathParameters(route, template), ...queryParameters(contract, schemas), ...keyOf(contract)];
}

const parametersIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
const shapeOf = (path: string) => path.replace(/:\w+/g, ":");

/** OpenAPI knows an address once, whatever each method calls its parameter: /products/{id} and {name} are {idOrName}. */
export function templateOf(path: string, routes: Route[]): string {
  const alike = routes
    .filter((other) => shapeOf(other.path) === shapeOf(path))
    .map((other) => parametersIn(other.path));
  let at = 0;
  return path.replace(/:\w+/g, () => {
    const names = [...new Set(alike.map((parameters) => parameters[at] as string))];
    at += 1;
    return `{${names.reduce((joined, name) => `${joined}Or${name[0]?.toUpperCase()}${name.slice(1)}`)}}`;
  });
}

function pathParameters({ path, contract }: Route, template: string): Parameter[] {
  const written = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  return parametersIn(path).map((name, at) => ({
    name: written[at] as string,
    in: "path",
    required: true,
    description: contract.params?.[name] ?? name,
    schema: { type: "string" },
  }));
}

function queryParameters({ query }: Contract, schemas: JsonSchemas): Parameter[] {
  const { properties = {}, required = [] } = query ? schemas.of(query) : {};
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: "query",
    required: required.includes(name),
    ...(description && { description }),
    schema,
  }));
}

const keyOf = ({ idempotent }: Contract): Parameter[] =>
  idempotent
    ? [
        {
          name: "Idempotency-Key",
          in: "header",
          required: false,
          description:
            "One per form, chosen by the client: a repeat with it answers the first result and does nothing more.",
          schema: {
            type: "string",
            minLength: orderBounds.idempotencyKey.min,
            maxLength: orderBounds.idempotencyKey.max,
          },
        },
      ]
    : [];
