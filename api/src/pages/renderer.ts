import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Bootstrap } from "@shop/shared/bootstrap";
import { locale, type Language } from "@shop/shared/locale";
import type { RenderedPage } from "@shop/shared/rendered-page";
import type { Storefront } from "@shop/shared/storefront";
import type { DocumentNode, FormattedExecutionResult } from "graphql";
import type { Replica } from "../context/request-reads";
import { escapeHtml } from "../http/escape-html";
import type { OfflineParts } from "./offline-worker";

/** The folder of the web's build in a language. */
export const webBuildFolder = (language: Language) =>
  resolve(dirname(require.resolve("@shop/api/package.json")), "../web/dist", language);

/** An operation needed for rendering a page. */
export interface PageOperation {
  document: DocumentNode;
  variables: Record<string, unknown>;
  /** If its data can't be read, the result is null and the page omits it. */
  optional?: boolean;
}

/** Executes an operation of a page against the schema, in process, as an anonymous visitor. */
export type Execute = (operation: PageOperation) => Promise<FormattedExecutionResult>;

/** Starts the reads of a page, on a replica if there is one; with the draft of a preview. Rows needed by several operations are read once. */
export type BeginReading = (replica?: Replica, draft?: Storefront) => Execute;

/** The texts around every page, in the language of the build. */
export interface DocumentTexts {
  newProducts: string;
  needsScript: string;
}

/** The exports of the code that renders the pages: `entry-server.tsx` in the web. */
export interface ServerBundle {
  themeCss: string;
  documentTexts: DocumentTexts;
  offlineTexts: OfflineParts["texts"];
  addressOf(url: string): string;
  render(request: {
    url: string;
    origin: string;
    bootstrap: Bootstrap;
    manifest: unknown;
    /** Called with an error of a component. */
    onError?: (error: unknown) => void;
    execute: Execute;
  }): Promise<RenderedPage>;
}

/** A rendered page in its document. */
export interface Document extends RenderedPage {
  html: string;
  /** The texts of its inline scripts, so that the security policy can allow exactly these. */
  scripts: readonly string[];
}

/** The text of each inline script in the build's HTML, before a page is inserted. */
export function inlineScriptsOf(template: string): string[] {
  const scripts = template.matchAll(/<script(?: type="module")?>([^]*?)<\/script>/g);
  return Array.from(scripts, ([, text = ""]) => text);
}

/** Returns the tags with the size of a preview's image, by its URL. */
export type SizeTags = (image: string | undefined) => Promise<string>;

/** The renderer of the pages: the web's build, or Vite's dev server (ADR-0021). */
export interface WebPages {
  /** The typeface and the colours of its pages, as CSS. */
  readonly themeCss: string;
  /** The parts of the worker for visitors without a network; undefined in development. */
  readonly offline?: OfflineParts;
  /** The URL reduced to the parts that its page reads, so that URLs of one page have one key. */
  addressOf(url: string): string;
  /**
   * Renders the page of a path. It reads its data through `execute`, and adds the tags of its preview's image from `sizeTags`.
   */
  render(url: string, origin: string, execute: Execute, sizeTags: SizeTags): Promise<Document>;
}

/** The icons of a shop without its own. */
const DEFAULT_ICONS = /(?:<link rel="(?:apple-touch-)?icon"[^>]*>\s*)+/;

/** Inserts a page and the texts around it into the surrounding HTML document. */
export function fillTemplate(
  template: string,
  { documentTexts }: Pick<ServerBundle, "documentTexts">,
  { head, body, state, ownIcon }: RenderedPage,
): string {
  const newProducts = escapeHtml(documentTexts.newProducts);
  const needsScript = escapeHtml(documentTexts.needsScript);
  const parts: Record<string, string> = { head, body, state, newProducts, needsScript };
  const inLanguage = template
    .replace('<html lang="en">', `<html lang="${locale().language}">`)
    .replace(DEFAULT_ICONS, ownIcon ? "" : "$&");
  return inLanguage.replace(/<!--shop:(\w+)-->/g, (_, part: string) => parts[part] ?? "");
}

/** The web's build: the HTML document around a page, and the function that renders a page. */
export const webBuild = {
  /** Loads the build in `folder` (web/dist/en); throws if there is none. */
  async load(folder: string, bootstrap: Bootstrap): Promise<WebPages> {
    const entry = pathToFileURL(join(folder, "server/entry-server.js")).href;
    const bundle = (await import(entry)) as ServerBundle;
    const manifest = JSON.parse(readFileSync(join(folder, "client/manifest.json"), "utf8")) as unknown;
    const template = readFileSync(join(folder, "client/index.html"), "utf8");
    const scripts = inlineScriptsOf(template);
    const readScript = (name: string) => readFileSync(join(folder, "client", name), "utf8");
    return {
      themeCss: bundle.themeCss,
      offline: {
        texts: bundle.offlineTexts,
        scripts: { worker: readScript("offline-worker.js"), page: readScript("offline-page.js") },
      },
      addressOf: (url) => bundle.addressOf(url),
      async render(url, origin, execute, sizeTags) {
        const page = await bundle.render({ url, origin, bootstrap, manifest, execute });
        const head = page.head + (await sizeTags(page.previewImage));
        return { ...page, html: fillTemplate(template, bundle, { ...page, head }), scripts };
      },
    };
  },
};
