import { html, sentence, type Html } from "./html";
import { follow, type JsonSchema } from "./json-schemas";

interface Field {
  name: string;
  required: boolean;
  schema: JsonSchema;
  description?: string | undefined;
}

/** The fields of an object, or of a list's objects. */
export function fieldsOf(schema: JsonSchema, components: Record<string, JsonSchema>): Field[] {
  const { properties = {}, required = [], items } = follow(schema, components);
  if (items) return fieldsOf(items, components);
  return Object.entries(properties).map(([name, field]) => ({
    name,
    required: required.includes(name),
    schema: field,
    description: field.description,
  }));
}

/** A table that says of each field what it may hold. On a phone each row is a card. */
export function fieldTable(caption: string, fields: Field[]): Html {
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Holds</th>
        <th scope="col">Means</th>
      </tr>
    </thead>
    <tbody>
      ${fields.map(
        ({ name, required, schema, description }) =>
          html`<tr>
            <th scope="row"><code>${name}</code>${required ? "" : html` <small>optional</small>`}</th>
            <td>${boundsOf(schema)}</td>
            <td>${description && sentence(description)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** What a field may hold, in words. */
export function boundsOf(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(boundsOf).join(", or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === "array") return `a list of ${schema.items?.type === "object" ? "objects" : "values"}`;
  return [kindOf(schema), rangeOf(schema)].filter(Boolean).join(", ");
}

const kinds: Record<string, string> = {
  string: "text",
  integer: "whole number",
  number: "number",
  boolean: "true or false",
  null: "null",
};

function kindOf({ type = "", format }: JsonSchema): string {
  if (format === "uuid") return "id (UUID)";
  if (format === "date-time") return "instant (RFC 3339)";
  return kinds[type] ?? type;
}

function rangeOf({ minLength, maxLength, minimum, maximum, multipleOf }: JsonSchema): string {
  if (typeof maxLength === "number")
    return `${typeof minLength === "number" ? `${minLength} to` : "at most"} ${number.format(maxLength)} characters`;
  if (typeof minimum !== "number" || typeof maximum !== "number") return "";
  const steps = typeof multipleOf === "number" ? ` in steps of ${multipleOf}` : "";
  return `${number.format(minimum)} to ${number.format(maximum)}${steps}`;
}
