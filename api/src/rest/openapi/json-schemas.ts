import { z } from "zod";

/** A JSON Schema (2020-12), limited to the features that this API's schemas use. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  examples?: unknown[];
  format?: string;
  [keyword: string]: unknown;
}

/** JSON Schemas of zod schemas. */
export interface JsonSchemas {
  /** By the zod schema that they were created from. */
  of: ReadonlyMap<z.ZodType, JsonSchema>;
  /** Schemas with an id, by the id; other schemas refer to them. */
  components: Record<string, JsonSchema>;
}

const COMPONENTS = "#/components/schemas/";

/** Converts zod schemas to JSON Schemas, from a client's point of view. */
export function jsonSchemasOf(schemas: Iterable<z.ZodType>): JsonSchemas {
  const all = [...new Set(schemas)];
  // a property with an id becomes a reference, unlike a top-level schema
  const holder = z.toJSONSchema(z.object({ ...all }), { io: "input", override: tidy });
  const text = JSON.stringify(holder).replaceAll('"#/$defs/', `"${COMPONENTS}`);
  const { properties = {}, $defs = {} } = JSON.parse(text) as JsonSchema & {
    $defs?: JsonSchemas["components"];
  };
  for (const component of Object.values($defs)) delete component.id;
  return { of: new Map(all.map((schema, at) => [schema, properties[at] as JsonSchema])), components: $defs };
}

/** The first example of a schema, or of the items of a list. */
export function exampleOf(schema: JsonSchema, components: JsonSchemas["components"]): unknown {
  if (schema.items) return [exampleOf(schema.items, components)];
  const { examples } = schema.$ref ? (components[schema.$ref.slice(COMPONENTS.length)] ?? schema) : schema;
  return examples?.[0];
}

/**
 * Removes the pattern of a format: it takes ten lines and adds nothing for a reader. Adds examples of the input where zod omits them
 * because a field is parsed into another type, such as a time.
 */
function tidy({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: object }): void {
  const schema = jsonSchema as JsonSchema;
  const { examples } = z.globalRegistry.get(zodSchema) ?? {};
  if (Array.isArray(examples)) schema.examples = examples;
  if (schema.format) delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}
