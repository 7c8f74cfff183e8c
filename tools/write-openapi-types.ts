/** Writes client/src/openapi.generated.ts: what webhooks send, and what the client reads of REST, from api/openapi.json. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./build/target";

interface Schema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}

interface OpenApi {
  components: { schemas: Record<string, Schema> };
  webhooks: Record<
    string,
    { post: { requestBody: { content: { "application/json": { schema: Schema } } } } }
  >;
}

const { components, webhooks } = JSON.parse(readFileSync(join(ROOT, "api/openapi.json"), "utf8")) as OpenApi;

/** The schemas that the types name, in the order in which they were met. */
const named = new Set(["ImportReport"]);

const comment = ({ description }: Schema): string => (description ? `/** ${description} */\n` : "");

function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
    named.add(name);
    return name;
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  switch (schema.type) {
    case "object":
      return fieldsOf(schema);
    case "array":
      return `Array<${typeOf(schema.items ?? {})}>`;
    case "integer":
    case "number":
      return "number";
    case "string":
    case "boolean":
      return schema.type;
    default:
      throw new Error(`no type for ${JSON.stringify(schema)}`);
  }
}

function fieldsOf({ properties = {}, required = [] }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${comment(schema)}${name}${required.includes(name) ? "" : "?"}: ${typeOf(schema)};`,
  );
  return `{\n${fields.join("\n")}\n}`;
}

const events = Object.entries(webhooks).map(([event, { post }]) => {
  const { data } = post.requestBody.content["application/json"].schema.properties ?? {};
  return `"${event}": ${typeOf(data ?? {})};`;
});
const interfaces: string[] = [];
for (const name of named) {
  const schema = components.schemas[name] ?? {};
  interfaces.push(`${comment(schema)}export interface ${name} ${typeOf(schema)}`);
}
const written = [
  ...interfaces,
  `/** What the \`data\` of each event is. */\nexport interface WebhookEvents {\n${events.join("\n")}\n}`,
];
writeFileSync(join(ROOT, "client/src/openapi.generated.ts"), `${written.join("\n\n")}\n`);
