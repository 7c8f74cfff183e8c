import { z } from "zod";

/** A JSON Schema (2020-12), as far as this API's own schemas go. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  title?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  examples?: unknown[];
  format?: string;
  pattern?: string;
  const?: unknown;
  [keyword: string]: unknown;
}

const COMPONENTS = "#/components/schemas/";

/** Turns zod's schemas into JSON Schemas; those with an id become components, and are referred to. */
export class JsonSchemas {
  /** The named ones, met so far. */
  readonly components: Record<string, JsonSchema> = {};

  /** The schema of what is sent or answered. */
  of(schema: z.ZodType): JsonSchema {
    // inside another one, a named schema becomes a reference even where it stands alone
    const holder = z.toJSONSchema(z.object({ held: schema }), {
      io: "input",
      override: withoutNoise,
    }) as JsonSchema;
    const { properties, $defs } = withOurPaths(holder);
    for (const [id, component] of Object.entries(($defs ?? {}) as Record<string, JsonSchema>)) {
      delete component.id;
      this.components[id] = component;
    }
    return properties?.held ?? {};
  }
}

/** A schema with its reference, or the reference of a list's items, followed. */
export function follow(schema: JsonSchema, components: Record<string, JsonSchema>): JsonSchema {
  if (schema.$ref) return components[schema.$ref.slice(COMPONENTS.length)] ?? schema;
  return schema.items ? { ...schema, items: follow(schema.items, components) } : schema;
}

/** A format says it to a reader; its pattern takes ten lines and says no more. */
function withoutNoise({ jsonSchema }: { jsonSchema: object }): void {
  const schema = jsonSchema as JsonSchema;
  if (schema.format) delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}

function withOurPaths(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${COMPONENTS}`)) as JsonSchema;
}

/** An example of a schema that has one, or of a list of such. */
export function exampleOf(schemas: JsonSchemas, schema: JsonSchema): unknown {
  if (schema.items) return [exampleOf(schemas, schema.items)];
  return follow(schema, schemas.components).examples?.[0];
}
