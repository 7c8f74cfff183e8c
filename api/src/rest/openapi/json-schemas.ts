import { z } from "zod";

/** A JSON Schema (2020-12), as far as this API's own schemas go. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  examples?: unknown[];
  format?: string;
  [keyword: string]: unknown;
}

/** JSON Schemas of zod schemas. */
export interface JsonSchemas {
  /** By the zod schema that each was made from. */
  of: ReadonlyMap<z.ZodType, JsonSchema>;
  /** Those with an id, by it; the others refer to them. */
  components: Record<string, JsonSchema>;
}

const COMPONENTS = "#/components/schemas/";

/** Turns zod schemas into JSON Schemas, as a client sends and receives them. */
export function jsonSchemasOf(schemas: Iterable<z.ZodType>): JsonSchemas {
  const all = [...new Set(schemas)];
  // a property that has an id becomes a reference, which a schema on its own does not
  const holder = z.toJSONSchema(z.object({ ...all }), { io: "input", override: tidy });
  const text = JSON.stringify(holder).replaceAll('"#/$defs/', `"${COMPONENTS}`);
  const { properties = {}, $defs = {} } = JSON.parse(text) as JsonSchema & {
    $defs?: JsonSchemas["components"];
  };
  for (const component of Object.values($defs)) delete component.id;
  return { of: new Map(all.map((schema, at) => [schema, properties[at] as JsonSchema])), components: $defs };
}

/** The first example of a schema that has one, or of a list of such. */
export function exampleOf(schema: JsonSchema, components: JsonSchemas["components"]): unknown {
  if (schema.items) return [exampleOf(schema.items, components)];
  const { examples } = schema.$ref ? (components[schema.$ref.slice(COMPONENTS.length)] ?? schema) : schema;
  return examples?.[0];
}

/**
 * A format says it to a reader; its pattern takes ten lines and says no more. Examples are of what is sent, also where zod leaves them out
 * because a part is read into something else, as a time is.
 */
function tidy({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: object }): void {
  const schema = jsonSchema as JsonSchema;
  const { examples } = z.globalRegistry.get(zodSchema) ?? {};
  if (Array.isArray(examples)) schema.examples = examples;
  if (schema.format) delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}
