import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./build/target";
import type { Files } from "./generated-files";

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
  webhooks: Record<string, { post: { requestBody: { content: Record<string, { schema: Schema }> } } }>;
}

/** The types of the webhooks' payloads, and of the REST results that the client reads, from api/openapi.json. */
export function writeOpenapiTypes(): Files {
  const { components, webhooks } = JSON.parse(
    readFileSync(join(ROOT, "api/openapi.json"), "utf8"),
  ) as OpenApi;
  /** The named schemas, in the order of their first mention. */
  const named = new Set(["ImportReport"]);
  const comment = ({ description }: Schema): string => (description ? `/** ${description} */\n` : "");

  function typeOf(schema: Schema): string {
    const { $ref, type, properties, required = [], items } = schema;
    if ($ref !== undefined) {
      const name = $ref.slice($ref.lastIndexOf("/") + 1);
      named.add(name);
      return name;
    }
    if (schema.const !== undefined) return JSON.stringify(schema.const);
    if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
    if (items) return `Array<${typeOf(items)}>`;
    if (!type) throw new Error(`no type for ${JSON.stringify(schema)}`);
    if (!properties) return type === "integer" ? "number" : type;
    const fields = Object.entries(properties).map(
      ([name, field]) => `${comment(field)}${name}${required.includes(name) ? "" : "?"}: ${typeOf(field)};\n`,
    );
    return `{\n${fields.join("")}}`;
  }

  const events = Object.entries(webhooks).map(([event, { post }]) => {
    const { data = {} } = post.requestBody.content["application/json"]?.schema.properties ?? {};
    return `"${event}": ${typeOf(data)};\n`;
  });
  const interfaces: string[] = [];
  for (const name of named) {
    const schema = components.schemas[name] ?? {};
    interfaces.push(`${comment(schema)}export interface ${name} ${typeOf(schema)}\n\n`);
  }
  const last = `/** What the \`data\` of each event is. */\nexport interface WebhookEvents {\n${events.join("")}}\n`;
  return { "client/src/openapi.generated.ts": interfaces.join("") + last };
}
