import { ApolloLink } from "@apollo/client";
import { setLocale } from "@shop/shared/locale";
import type { RenderedPage } from "@shop/shared/rendered-page";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server.browser";
import { prerender as prerenderToStream } from "react-dom/static.browser";
import { StaticRouter } from "react-router-dom";
import { ServerStyleSheet } from "styled-components";
import { App } from "../app/App";
import { renderHead, inlineStylesOf, splitHoisted, toScriptJson } from "./document";
import { previewImageOf } from "../ui/layout/preview-image";
import { PageQueries } from "./page-queries";
import type { PageState, RenderRequest } from "./render-types";
import { readMainCategories } from "./main-categories";
import { iconLinks, readStorefront, storefrontStyle } from "./read-storefront";
import { findPage } from "../app/router";
import { queriesAt } from "../ui/browser/page-loading";
import { createSession } from "../features/session/store/create-session";
import { createClient } from "../graphql/client";
import { fontFaces, fontFamily } from "../theme/font";
import { paths } from "../paths";
import { color } from "../theme/tokens";
import { GlobalStyle } from "../theme/GlobalStyle";
import { schemesCss } from "@shop/shared/schemes-css";
import { CurrentResponse, type PageResponse } from "../ui/layout/page-response";

export { documentTexts } from "@shop/shared/messages/en/layout";
export { addressOf } from "../app/rendered-address";
export { offlineTexts } from "@shop/shared/messages/en/layout";

/** The typeface and the colours, for /docs, which the server renders without the components. */
export const themeCss = `${fontFaces}${schemesCss}:root { --font: ${fontFamily}; }`;

/** Separate from the components' styles: a browser drops the font for a moment when the element that declares it changes. */
const fontStyle = `<style>${fontFaces}</style>`;

/** Only before the code: the server renders a visitor's top bar, also for signed-in viewers. */
const viewerStyle = `<style>:root[data-viewer] header a[href="${paths.login}"] { width: 2rem; height: 2rem; min-height: 0; margin: 0.375rem; padding: 0; border-radius: 50%; background: ${color.sunken}; font-size: 0; pointer-events: none; }
:root[data-viewer="ADMIN"] header a[href="${paths.openCart}"] { display: none; }
header [role="search"], header [popovertarget="product-search"] { visibility: var(--search); }</style>`;

/** The style element of the global styles, which are compiled once for all pages. */
const globalStyle = (() => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));
  return sheet.getStyleTags();
})();

/** Components get it, but use it only in the browser. */
const client = createClient({ link: ApolloLink.empty() });

/** Renders a page as an anonymous visitor sees it, with the state that the browser needs to hydrate it. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  if (request.bootstrap.locale) setLocale(request.bootstrap.locale);
  const page = findPage(request.url)?.page;
  const response: PageResponse = { status: 200, indexed: false, structuredData: new Map() };
  const errors: unknown[] = [];
  const queries = new PageQueries(request.execute);
  const session = createSession(request.bootstrap.firebase, () => undefined); // always signed out: the server has no token
  const sheet = new ServerStyleSheet();
  try {
    const [categories, bootstrap] = await Promise.all([
      readMainCategories(request.execute),
      readStorefront(request),
      queriesAt(request.url, findPage).then((declared) => queries.read(declared)),
    ]);
    const tree = (
      <CurrentResponse value={response}>
        <StaticRouter location={request.url}>
          <App
            client={client}
            session={session}
            bootstrap={bootstrap}
            categories={categories}
            origin={request.origin}
          />
        </StaticRouter>
      </CurrentResponse>
    );
    const html = await prerender(sheet.collectStyles(queries.provide(tree)), queries, (error) => {
      errors.push(error);
      request.onError?.(error);
    });
    const { hoisted, body } = splitHoisted(html);
    const icons = iconLinks(bootstrap.storefront);
    // If the page explains the server's refusal, its status is not 200.
    const { failures, refusals } = queries;
    const failed = errors.length + failures > 0 || (refusals > 0 && response.status === 200);
    const described = await Promise.all(response.structuredData.values());
    const structuredData = described.filter((about) => about !== undefined);
    const { preview } = response;
    const styles = fontStyle + globalStyle + sheet.getStyleTags() + viewerStyle + storefrontStyle(bootstrap);
    return {
      status: failed ? 500 : response.status,
      indexed: response.indexed,
      path: response.path,
      previewImage: preview && previewImageOf(preview),
      head: renderHead({
        hoisted: hoisted + icons,
        preview,
        structuredData,
        styles,
        request: { ...request, bootstrap },
        page,
      }),
      ownIcon: icons !== "",
      body,
      styles: inlineStylesOf(styles),
      state: toScriptJson({
        bootstrap,
        categories,
        origin: request.origin,
        apollo: queries.extract(),
        hydrate: errors.length + failures + refusals === 0, // the state holds no errors
      } satisfies PageState),
    };
  } finally {
    sheet.seal();
  }
}

type OnError = (error: unknown) => void;

/** Renders until a rendering needs no further query: once, if the page has declared its queries. */
async function prerender(tree: ReactNode, queries: PageQueries, onError: OnError): Promise<string> {
  const html = await renderAll(tree, onError);
  return (await queries.readMissing()) ? prerender(tree, queries, onError) : html;
}

/** Begins a part that React left to the browser. */
const UNFINISHED = "<!--$!-->";

/**
 * Renders the tree with all its parts. React's stream encodes each attribute separately; `renderToString` takes a third less time, but
 * neither waits for code, which is loaded once in a process, nor reports errors. Then the tree is rendered again.
 */
async function renderAll(tree: ReactNode, onError: OnError): Promise<string> {
  const html = renderToString(tree);
  if (!html.includes(UNFINISHED)) return html;
  // In one chunk: otherwise React moves large parts behind an inline script, which the security policy forbids.
  const { prelude } = await prerenderToStream(tree, { progressiveChunkSize: Infinity, onError });
  return new Response(prelude).text();
}
