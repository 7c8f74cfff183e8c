import type { ApolloClient, NormalizedCacheObject } from "@apollo/client";
import { prerenderStatic } from "@apollo/client/react/ssr";
import type { RenderedPage } from "@shop/shared/rendered-page";
import type { FormattedExecutionResult } from "graphql";
import type { ReactNode } from "react";
import { prerender as prerenderToStream } from "react-dom/static.browser";
import { StaticRouter } from "react-router-dom";
import { ServerStyleSheet } from "styled-components";
import { App } from "../app/App";
import { previewImageOf, renderHead, inlineStylesOf, splitHoisted, toScriptJson } from "./document";
import type { PageState, RenderRequest } from "./render-types";
import { readMainCategories } from "./main-categories";
import { textOf } from "./text-of";
import { findPage } from "../app/router";
import { queriesAt, type PageQuery } from "../ui/browser/page-loading";
import { createSession } from "../features/session/store/create-session";
import { createClient, schemaLink } from "../graphql/client";
import { fontFaces, fontFamily } from "../theme/font";
import { GlobalStyle } from "../theme/GlobalStyle";
import { schemesCss } from "@shop/shared/schemes-css";
import { CurrentResponse, type PageResponse } from "../ui/layout/page-response";

export { addressOf } from "../app/rendered-address";

/** The typeface and the colours, for /docs, which the server renders without the components. */
export const themeCss = `${fontFaces}${schemesCss}:root { --font: ${fontFamily}; }`;

/** Separate from the components' styles: a browser drops the font for a moment when the element that declares it changes. */
const fontStyle = `<style>${fontFaces}</style>`;

/** The style element of the global styles, which are compiled once for all pages. */
const globalStyle = await (async () => {
  const sheet = new ServerStyleSheet();
  await prerenderToStream(sheet.collectStyles(<GlobalStyle />));
  return sheet.getStyleTags();
})();

/** Renders a page as an anonymous visitor sees it, with the state that the browser needs to hydrate it. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const page = findPage(request.url)?.page;
  const response: PageResponse = { status: 200, indexed: false, structuredData: new Map() };
  const failures: unknown[] = [];
  const refusals: unknown[] = [];
  let executed = 0;
  const execute: RenderRequest["execute"] = (operation) => {
    executed++;
    return request.execute(operation);
  };
  const client = createClient({
    ssr: true,
    link: schemaLink(execute, (result) => (isRefusal(result) ? refusals : failures).push(result)),
  });
  const session = createSession(request.bootstrap.firebase, () => undefined); // always signed out: the server has no token
  const sheet = new ServerStyleSheet();
  try {
    const [categories] = await Promise.all([
      readMainCategories(request.execute),
      readQueries(client, request.url, execute),
    ]);
    const html = await prerender(
      <CurrentResponse value={response}>
        <StaticRouter location={request.url}>
          <App
            client={client}
            session={session}
            bootstrap={request.bootstrap}
            categories={categories}
            origin={request.origin}
          />
        </StaticRouter>
      </CurrentResponse>,
      {
        sheet,
        executed: () => executed,
        onError: (error) => {
          failures.push(error);
          request.onError?.(error);
        },
      },
    );
    const { hoisted, body } = splitHoisted(html);
    // If the page explains the server's refusal, its status is not 200.
    const failed = failures.length > 0 || (refusals.length > 0 && response.status === 200);
    const described = await Promise.all(response.structuredData.values());
    const structuredData = described.filter((about) => about !== undefined);
    const { preview } = response;
    const styles = fontStyle + globalStyle + sheet.getStyleTags();
    return {
      status: failed ? 500 : response.status,
      indexed: response.indexed,
      previewImage: preview && previewImageOf(preview),
      head: renderHead({ hoisted, preview, structuredData, styles, request, page }),
      body,
      styles: inlineStylesOf(styles),
      state: toScriptJson({
        bootstrap: request.bootstrap,
        categories,
        origin: request.origin,
        apollo: client.cache.extract() as NormalizedCacheObject,
        hydrate: failures.length + refusals.length === 0, // the state holds no errors
      } satisfies PageState),
    };
  } finally {
    sheet.seal();
    client.stop();
  }
}

/** Whether the server refused the request as invalid. */
function isRefusal({ errors = [] }: FormattedExecutionResult): boolean {
  return errors.every(({ extensions }) => extensions?.code === "BAD_USER_INPUT");
}

/**
 * Reads the page's declared queries into the cache, without the watching of Apollo Client's queries. Throws if that fails; a refused
 * query is sent again while rendering, and the page explains the refusal.
 */
async function readQueries(
  { cache }: ApolloClient,
  url: string,
  execute: RenderRequest["execute"],
): Promise<void> {
  const read = async ({ query, variables = {} }: PageQuery) => {
    const { data, errors } = await execute({ document: cache.transformDocument(query), variables });
    if (data && !errors) cache.writeQuery({ query, variables, data });
  };
  await Promise.all((await queriesAt(url, findPage)).map(read));
}

interface Rendering {
  sheet: ServerStyleSheet;
  /** The number of operations executed so far. */
  executed: () => number;
  onError: (error: unknown) => void;
}

/** Renders until a pass executes no operation: once, if all data were loaded before. */
async function prerender(tree: ReactNode, { sheet, executed, onError }: Rendering): Promise<string> {
  const complete = new AbortController(); // otherwise Apollo Client would render once more
  const { result } = await prerenderStatic({
    tree: sheet.collectStyles(tree),
    signal: complete.signal,
    // In one chunk: otherwise React moves large parts behind an inline script, which the security policy forbids.
    renderFunction: async (node) => {
      const before = executed();
      const { prelude } = await prerenderToStream(node, { progressiveChunkSize: Infinity, onError });
      const html = await textOf(prelude); // Apollo Client would decode each chunk separately
      if (executed() === before) complete.abort();
      return html;
    },
  });
  return result;
}
