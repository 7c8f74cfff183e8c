import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
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

const comment = ({ description }: Schema): string => (description ? `/** ${description} */\n` : "");

function typeOf({ $ref, type = "", properties, required = [], items, ...schema }: Schema): string {
  if ($ref) return basename($ref);
  const values = schema.enum ?? ("const" in schema ? [schema.const] : undefined);
  if (values) return values.map((value) => JSON.stringify(value)).join(" | ");
  if (items) return `Array<${typeOf(items)}>`;
  if (!properties) return type.replace("integer", "number") || "unknown";
  const fields = Object.entries(properties).map(
    ([name, field]) => `${comment(field)}${name}${required.includes(name) ? "" : "?"}: ${typeOf(field)};\n`,
  );
  return `{\n${fields.join("")}}`;
}

/** The types of the webhooks' payloads, and of the REST results that the client reads, from api/openapi.json. */
export function writeOpenapiTypes(): Files {
  const text = readFileSync(join(ROOT, "api/openapi.json"), "utf8");
  const { components, webhooks } = JSON.parse(text) as OpenApi;
  const interfaces = Object.entries(components.schemas)
    .filter(([name]) => /^(Import|Webhook)/.test(name))
    .map(([name, schema]) => `${comment(schema)}export interface ${name} ${typeOf(schema)}\n\n`);
  const events = Object.entries(webhooks).map(([event, { post }]) => {
    const { data = {} } = post.requestBody.content["application/json"]?.schema.properties ?? {};
    return `"${event}": ${typeOf(data)};\n`;
  });
  const last = `/** The type of each event's \`data\`. */\nexport interface WebhookEvents {\n${events.join("")}}\n`;
  return { "client/src/openapi.generated.ts": interfaces.join("") + last };
}
