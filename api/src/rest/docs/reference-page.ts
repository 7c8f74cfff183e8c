import type { JsonSchema } from "../openapi/json-schemas";
import type { OpenApi } from "../openapi/openapi";
import { entryInHtml, fieldsInHtml, resolved, typeInHtml } from "./fields";
import { codeBlock, inHtml, markdownInHtml } from "./markdown";
import { clientCodeOf, clientSetup, curlOf, shellVariables } from "./sample-code";

type Content = Record<string, { schema: JsonSchema; example?: unknown }>;
type Types = Record<string, JsonSchema>;
type Parameter = JsonSchema & { name: string; in: string; schema: JsonSchema };

/** An operation of the document. */
interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters?: Parameter[];
  security: Record<string, unknown>[];
  "x-role"?: string;
  "x-scope"?: string;
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

type Call = { method: string; path: string; operation: Operation };

/** The parts of the OpenAPI document that the page shows. */
interface Described {
  info: { title: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, Record<string, Operation>>;
  components: { schemas: Types };
}

/** The body of /docs: every call, event and type of the document. */
export function referencePage(document: OpenApi): string {
  const { info, tags, paths, webhooks, components } = document as unknown as Described;
  const operations = Object.entries({ ...paths, ...webhooks }).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const groups = tags.map(({ name, description }) => {
    const calls = operations.filter(({ operation }) => operation.tags.includes(name));
    const event = calls.find(isEvent);
    const articles = calls.map((call) =>
      isEvent(call) ? eventInHtml(call, components.schemas) : operationInHtml(call, components.schemas),
    );
    return `<h2 id="/${name}">${name}</h2><p>${inHtml(description)}</p>
${event ? everyEventInHtml(event) : ""}${articles.join("\n")}`;
  });
  const types = Object.entries(components.schemas).map(([name, schema]) => {
    const description = inHtml(schema.description ?? "");
    return `<h3 id="/Types/${name}">${name}</h3><p>${description}</p>${fieldsInHtml(schema)}`;
  });
  const content = `${groups.join("\n")}<h2 id="/Types">Types</h2>${types.join("\n")}`;
  const contents = Array.from(
    content.matchAll(/<(h[23]) id="([^"]+)">([^<]+)/g),
    ([, level, id, title]) => `<a class="${level}" href="#${id}">${title}</a>`,
  );
  return `<div class="reference">
<nav class="contents" aria-label="Contents">${contents.join("\n")}</nav>
<main id="docs" tabindex="-1">
<h1>${inHtml(info.title)}</h1>
${markdownInHtml(info.description)}
<h2>Examples</h2>
<p>The examples use these variables, and the client <code>@shop/client</code>. A customer's program passes <code>token</code> in
place of <code>apiKey</code>.</p>
${codeBlock("Variables for curl", shellVariables)}
${codeBlock("The client", clientSetup, "client")}
${content}
</main>
</div>`;
}

/** Whether the shop sends the call to a webhook. */
const isEvent = ({ path }: Call) => !path.startsWith("/");

/** The description, headers and responses that all events have in common. */
function everyEventInHtml({ operation: { description = "", parameters = [], responses } }: Call): string {
  return `<h3>Every event</h3><p>${inHtml(description)}</p>
${parametersInHtml("header", parameters)}<h4>Responses</h4>${responsesInHtml(responses)}`;
}

function eventInHtml({ operation }: Call, types: Types): string {
  return `<article>${titleInHtml(operation)}${bodyInHtml(operation, types)}</article>`;
}

const titleInHtml = ({ operationId, summary, tags }: Operation) =>
  `<h3 id="/${tags[0]}/${operationId}">${inHtml(summary)}</h3>`;

function bodyInHtml({ requestBody }: Operation, types: Types): string {
  const [media, sent] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return sent ? `<h4>Body</h4><p>${media}</p>${fieldsInHtml(resolved(sent.schema, types))}` : "";
}

function operationInHtml({ method, path, operation }: Call, types: Types): string {
  const { description = "", parameters = [], responses } = operation;
  return `<article>
${titleInHtml(operation)}
<p class="call"><b>${method}</b> <code>${path}</code></p>
<div class="columns"><div>
<p>${inHtml(description)}</p>
${["path", "query", "header"].map((place) => parametersInHtml(place, parameters)).join("")}
${bodyInHtml(operation, types)}
<h4>Responses</h4>${responsesInHtml(responses)}
</div>${samplesInHtml({ method, path, operation })}</div>
</article>`;
}

/** A call with curl and the client, and its response. */
function samplesInHtml({ method, path, operation }: Call): string {
  const { operationId, summary, parameters = [], security, requestBody, responses } = operation;
  const [media, sent] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const [answer = "", { example } = {}] = Object.entries(responses["200"]?.content ?? {})[0] ?? [];
  const call = {
    ...{ operationId, method, path, answer, token: Object.keys(security[0] ?? {})[0] },
    hasKey: parameters.some(({ name }) => name === "Idempotency-Key"),
    body: media && sent ? { media, example: sent.example, file: sent.schema["title"] as string } : undefined,
  };
  const clientCode = clientCodeOf(call);
  return `<div><p>${accessOf(operation)}</p><h4>curl</h4>${codeBlock(`curl: ${summary}`, curlOf(call))}
${clientCode ? `<h4>Client</h4>${codeBlock(`Client: ${summary}`, clientCode, "client")}` : ""}
<h4>Response</h4>${codeBlock(`Response: ${summary}`, typeof example === "string" ? example : JSON.stringify(example, null, 2))}</div>`;
}

/** The tokens that an operation accepts. */
function accessOf({ security, "x-role": role, "x-scope": scope }: Operation): string {
  const tokens = security.map((scheme) => `<code>${Object.keys(scheme)[0] ?? "none"}</code>`).join(" or ");
  return `Token: ${tokens}${scope ? ` with <code>${scope}</code>` : ""}${role ? ", for admins" : ""}.`;
}

function parametersInHtml(place: string, all: Parameter[]): string {
  const parameters = all.filter((parameter) => parameter.in === place);
  if (parameters.length === 0) return "";
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  const properties = Object.fromEntries(
    parameters.map(({ name, schema, description = "" }) => [name, { ...schema, description }]),
  );
  return `<h4>In the ${place}</h4>${fieldsInHtml({ properties, required })}`;
}

function responsesInHtml(responses: Operation["responses"]): string {
  const entries = Object.entries(responses).map(([status, { description, content = {} }]) => {
    const [{ schema, example } = {}] = Object.values(content);
    const { code } = (example ?? {}) as { code?: string };
    const type = code ? `<a href="/docs/errors#${code}">${code}</a>` : typeInHtml(schema ?? { type: "" });
    return entryInHtml(status, type, `<p>${inHtml(description)}</p>`);
  });
  return `<dl>${entries.join("\n")}</dl>`;
}
