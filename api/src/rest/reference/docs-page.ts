import { plainPagePolicy } from "../../pages/page-policy";
import { docsStyle } from "./docs-style";
import { html, sentence, Html } from "./html";
import type { OpenApi } from "./openapi";
import { describeOperation, figure, methodTag, operationsOf, type Addressed } from "./operation";

/** The shop's mark, a dial crossed by its meridian. */
const MARK = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill="none" stroke="#6a5cf0" stroke-width="3"><circle cx="16" cy="16" r="13"/><path d="M16 3v13l6.5-4.5" stroke-linejoin="round" stroke-linecap="round"/></g></svg>',
)}`;

/** What the page is made of. */
export interface DocsPage {
  shopName: string;
  /** Scheme, host and port, for the examples. */
  origin: string;
  openApi: OpenApi;
  /** Where the shop's typeface lies, where there is a web build. */
  typeface?: string | undefined;
}

/** The Content-Security-Policy of that page: its style, the shop's typeface and the mark. */
export function docsPolicy(typeface: string | undefined): string {
  return plainPagePolicy(docsStyle(typeface), { "font-src": ["'self'"], "img-src": ["data:"] });
}

/** The reference as a page to read: no script, nothing from elsewhere. */
export function docsPage({ shopName, origin, openApi, typeface }: DocsPage): string {
  const operations = operationsOf(openApi);
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API – ${shopName}</title>
        <link rel="icon" href="${MARK}" />
        <meta
          name="description"
          content="How to order, list and keep shop at ${shopName} by program: GraphQL and REST."
        />
        ${new Html(`<style>${docsStyle(typeface)}</style>`)}
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header>
          <a class="shop" href="/">${shopName}</a>
          <nav aria-label="API">
            <a href="/docs" aria-current="page">Docs</a> <a href="/graphiql">GraphiQL</a>
          </nav>
        </header>
        <div class="columns">
          <nav class="contents" aria-label="On this page">${contents(openApi, operations)}</nav>
          <main id="content">
            ${introduction(shopName, origin)}
            ${openApi.tags.map(
              ({ name }) =>
                html`<section aria-labelledby="${name}">
                  <h2 id="${name}">${name}</h2>
                  ${operations.filter(({ operation }) => operation.tags.includes(name)).map((call) => describeOperation(call, openApi, origin))}
                </section>`,
            )}
          </main>
        </div>
      </body>
    </html> `;
  return page.text;
}

function contents({ tags }: OpenApi, operations: Addressed[]): Html {
  const guides = ["Start here", "Sign in", "Refusals"];
  return html`<ul>
      ${guides.map((guide) => html`<li><a href="#${idOf(guide)}">${guide}</a></li>`)}
    </ul>
    ${tags.map(
      ({ name }) =>
        html`<p>${name}</p>
          <ul>
            ${operations
              .filter(({ operation }) => operation.tags.includes(name))
              .map(
                ({ method, path, operation }) =>
                  html`<li>
                    <a href="#${operation.operationId}">${methodTag(method)} <span>${path}</span></a>
                  </li>`,
              )}
          </ul>`,
    )}`;
}

const idOf = (title: string) => title.toLowerCase().replaceAll(" ", "-");

function introduction(shopName: string, origin: string): Html {
  return html`<h1>The ${shopName} API</h1>
    <section aria-labelledby="start-here">
      <h2 id="start-here">Start here</h2>
      <p class="lead">
        Everything that the pages can do, a program can do too: over GraphQL, which is the whole of it, or
        over the fourteen REST calls below, for clients that speak no GraphQL.
      </p>
      <ul class="doors">
        <li>
          <a href="/graphiql">GraphiQL</a> Try the GraphQL API in the browser, with examples and its docs
          beside it.
        </li>
        <li>
          <a href="/schema.graphql">schema.graphql</a> The GraphQL schema as text. The endpoint is
          <code>/graphql</code>.
        </li>
        <li>
          <a href="/openapi.json">openapi.json</a> The REST calls of this page, as OpenAPI 3.1, for generated
          clients.
        </li>
      </ul>
    </section>
    <section aria-labelledby="sign-in">
      <h2 id="sign-in">Sign in</h2>
      <p>
        ${sentence("Sign in at Firebase Authentication with your own code or its SDK, exchange the ID token for the shop's access token, and send that as `Authorization: Bearer …`. It lasts 15 minutes; exchange a fresh ID token before it ends.")}
      </p>
      ${figure("Exchange", `curl -X PUT "${origin}/user/customer%40example.com" -H "Authorization: Bearer $ID_TOKEN"`)}
    </section>
    <section aria-labelledby="refusals">
      <h2 id="refusals">Refusals</h2>
      <p>
        ${sentence("A call that is refused answers `application/problem+json` (RFC 9457) with `type`, `title`, `status` and `detail`. A 400 names every invalid field in `errors`. No call answers 5xx for what a client sent. Texts must not contain the character NUL, and fields that a body doesn't document are refused.")}
      </p>
    </section>`;
}
