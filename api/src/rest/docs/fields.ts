import type { JsonSchema } from "../openapi/json-schemas";
import { inHtml } from "./markdown";

const REFERENCE = "#/components/schemas/";

/** The schema, or the type that it refers to. */
export function resolved(schema: JsonSchema, types: Record<string, JsonSchema>): JsonSchema {
  return schema.$ref ? (types[schema.$ref.slice(REFERENCE.length)] ?? schema) : schema;
}

/** The fields of an object with types, bounds and descriptions, as a list in HTML; empty without fields. */
export function fieldsInHtml(schema: JsonSchema): string {
  const { properties, required = [], items, anyOf = [] } = schema;
  if (!properties) return [...anyOf, ...(items ? [items] : [])].map(fieldsInHtml).join("");
  const rows = Object.entries(properties).map(([name, field]) => {
    const type = `${typeInHtml(field)}${required.includes(name) ? ", <b>required</b>" : ""}`;
    const description = field.description ? `<p>${inHtml(field.description)}</p>` : "";
    return entryInHtml(name, type, `${description}${fieldsInHtml(field)}`);
  });
  return `<dl>${rows.join("\n")}</dl>`;
}

/** An entry of a list of fields, responses or errors. */
export const entryInHtml = (name: string, type: string, content: string, id?: string) =>
  `<div${id ? ` id="${id}"` : ""}><dt><code>${name}</code> <span class="type">${type}</span></dt><dd>${content}</dd></div>`;

/** A type in words, with its bounds. */
export function typeInHtml(schema: JsonSchema): string {
  const { $ref, type, items, format, anyOf } = schema;
  const name = $ref?.slice(REFERENCE.length);
  if (name) return `<a href="#/Types/${name}">${name}</a>`;
  if (anyOf) return anyOf.map(typeInHtml).join("; or ");
  const values = (schema["enum"] ?? ("const" in schema ? [schema["const"]] : [])) as unknown[];
  const base = values.length
    ? values.map((value) => `<code>${String(value)}</code>`).join(", ")
    : items
      ? `array of ${typeInHtml(items)}`
      : [format ?? type ?? "any"].flat().join(" or ");
  return [base, ...boundsOf(schema)].join(", ");
}

/** Bounds in words, by keyword. */
const bounds: Record<string, string> = {
  minimum: "from #",
  maximum: "up to #",
  minLength: "min. length #",
  maxLength: "max. length #",
  minItems: "from # items",
  maxItems: "up to # items",
  multipleOf: "in steps of #",
  default: "by default #",
};

function boundsOf(schema: JsonSchema): string[] {
  const given = Object.entries(bounds).filter(([keyword]) => keyword in schema);
  return given.map(([keyword, words]) =>
    words.replace("#", (schema[keyword] as number).toLocaleString("en-US")),
  );
}
