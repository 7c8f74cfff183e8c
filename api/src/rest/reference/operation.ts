import { fieldsOf, fieldTable } from "./fields";
import { html, sentence, type Html } from "./html";
import type { JsonSchema } from "./json-schemas";
import type { OpenApi, Operation } from "./openapi";

/** One call with its address. */
export interface Addressed {
  method: string;
  path: string;
  operation: Operation;
}

/** Every call, in the order of the routes' groups. */
export function operationsOf({ paths, tags }: OpenApi): Addressed[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  return tags.flatMap(({ name }) => all.filter(({ operation }) => operation.tags.includes(name)));
}

/** The method, as a tag of its own colour. */
export const methodTag = (method: string): Html =>
  html`<span class="method ${method.toLowerCase()}">${method}</span>`;

/** A call with all that is to be known of it. */
export function describeOperation(addressed: Addressed, { components }: OpenApi, origin: string): Html {
  const { method, path, operation } = addressed;
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const body = contentOf(requestBody);
  const answer = contentOf(responses[200]);
  return html`<article id="${operationId}">
    <h3>${summary}</h3>
    <p class="address">
      ${methodTag(method)} <code>${path}</code> <span class="access">${accessOf(operation)}</span>
    </p>
    ${description && html`<p>${sentence(description)}</p>`}
    ${parameters.length > 0 && fieldTable("Parameters", parameters)}
    ${body && describeContent("Body", body, components.schemas)} ${figure("Call", curlOf(addressed, origin))}
    ${answer && figure("Answer", exampleIn(answer))} ${answer && answerFields(answer, components.schemas)}
    ${refusals(responses)}
  </article>`;
}

/** Who may make the call, in a word or two. */
export function accessOf({ security, "x-role": role }: Operation): string {
  if (security.some((scheme) => "idToken" in scheme)) return "Firebase ID token";
  if (role === "ADMIN") return "admins";
  return security.some((scheme) => Object.keys(scheme).length === 0) ? "anyone" : "signed in";
}

type Schemas = OpenApi["components"]["schemas"];

const pretty = (value: unknown) => JSON.stringify(value, null, 2);

/** Code can be wider than its place: it scrolls, by keyboard too. */
export function figure(title: string, code: string): Html {
  return html`<figure>
    <figcaption>${title}</figcaption>
    <pre tabindex="0" role="group" aria-label="${title}"><code>${code}</code></pre>
  </figure>`;
}

interface Content {
  media: string;
  schema: JsonSchema;
  example?: unknown;
}

/** What is sent or answered, in the one form that it has. */
function contentOf(part: { content?: Record<string, Omit<Content, "media">> } | undefined) {
  const [found] = Object.entries(part?.content ?? {}).map(([media, content]) => ({ media, ...content }));
  return found;
}

const isJson = ({ media }: Content) => media === "application/json";
const exampleIn = (content: Content) => (isJson(content) ? pretty(content.example) : String(content.example));

/** An object by its fields, a file in words. */
function describeContent(title: string, content: Content, schemas: Schemas): Html {
  if (isJson(content)) return fieldTable(title, fieldsOf(content.schema, schemas));
  return html`<p>${title}: <code>${content.media}</code>. ${content.schema.description ?? ""}</p>`;
}

function answerFields(answer: Content, schemas: Schemas): Html {
  return html`<details>
    <summary>${isJson(answer) ? "Fields of the answer" : "What the file holds"}</summary>
    ${describeContent("Answer", answer, schemas)}
  </details>`;
}

function refusals(responses: Operation["responses"]): Html {
  const refused = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  if (refused.length === 0) return html``;
  return html`<details>
    <summary>Refusals</summary>
    <dl>
      ${refused.map(
        ([status, { description }]) =>
          html`<div>
            <dt>${status}</dt>
            <dd>${description}</dd>
          </div>`,
      )}
    </dl>
  </details>`;
}

function curlOf({ method, path, operation }: Addressed, origin: string): string {
  const { security, requestBody, parameters = [] } = operation;
  const [first = {}] = security;
  const token = "idToken" in first ? "$ID_TOKEN" : "accessToken" in first ? "$TOKEN" : undefined;
  const body = contentOf(requestBody);
  const lines = [
    `curl${method === "GET" || (method === "POST" && requestBody) ? "" : ` -X ${method}`} "${origin}${path}"`,
    token && `-H "Authorization: Bearer ${token}"`,
    body && `-H "Content-Type: ${body.media}"`,
    parameters.some(({ name }) => name === "Idempotency-Key") && '-H "Idempotency-Key: $(uuidgen)"',
    body &&
      (isJson(body)
        ? `-d '${exampleIn(body).replaceAll("'", "'\\''")}'`
        : `--data-binary @${body.schema.title}`),
  ];
  return lines.filter(Boolean).join(" \\\n  ");
}
