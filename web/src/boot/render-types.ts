import type { NormalizedCacheObject } from "@apollo/client";
import type { Bootstrap } from "@shop/shared/bootstrap";
import type { DocumentNode, FormattedExecutionResult } from "graphql";
import type { Manifest } from "vite";
import type { MainCategory } from "../ui/layout/Head";

/** A page to render, as an anonymous visitor sees it. */
export interface RenderRequest {
  /** Path and query. */
  url: string;
  /** Scheme, host and port, for absolute URLs. */
  origin: string;
  bootstrap: Bootstrap;
  /** Executes an operation on the schema in this process. */
  execute(operation: {
    document: DocumentNode;
    variables: Record<string, unknown>;
    /** The page works without the data if they can't be read; `data` is then null. */
    optional?: boolean;
  }): Promise<FormattedExecutionResult>;
  /** Vite's manifest of the client build. */
  manifest: Manifest;
  /** Called with an error of a component. */
  onError?: (error: unknown) => void;
}

/** The server's state for the browser, so that hydration renders an equal page and fetches nothing. */
export interface PageState {
  bootstrap: Bootstrap;
  /** The shop's main categories, for its menus. */
  categories: readonly MainCategory[];
  /** The server's origin, so that the browser renders equal URLs. */
  origin: string;
  apollo: NormalizedCacheObject;
  /** False if the HTML shows a failure: the browser then renders from scratch and fetches the data itself. */
  hydrate: boolean;
}
