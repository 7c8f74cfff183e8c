import type { DocumentNode } from "graphql";
import { createElement, use, type ComponentType } from "react";
import type { Params } from "react-router-dom";

const pending = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Tracks the loading of a page's code until it settles. May be called while rendering. */
function trackPending(code: Promise<unknown>): void {
  if (pending.has(code)) return;
  pending.add(code);
  const settle = () => {
    pending.delete(code);
    notify();
  };
  code.then(settle, settle);
  queueMicrotask(notify); // not at once: React forbids updates of other components while rendering
}

/** Calls `listener` when loading starts or ends; returns the function that unsubscribes it. */
export function onPendingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a page's code is loading. */
export function isNavigationPending(): boolean {
  return pending.size > 0;
}

/** A public query of a page, which can be fetched before the page is opened. */
export interface PageQuery {
  query: DocumentNode;
  variables?: Record<string, unknown>;
  /** Keeps cached data regardless of their age. */
  keep?: boolean;
}

/** A page's component. `queryAt` returns its queries for a URL, given the path's parameters and the query string. */
export type PageComponent = ComponentType & {
  queryAt?: (params: Params, query: URLSearchParams) => PageQuery | PageQuery[];
};

/** A page with code loaded on demand. */
export interface LazyPage {
  Page: ComponentType;
  /** The unique name of its file below src/pages. */
  name: string;
  /** Loads the code once; a failed load can be retried. */
  preload: () => Promise<PageComponent>;
  /** Whether the code is loaded. */
  isLoaded: () => boolean;
}

/** Declares a lazy page; `load` imports its file, which exports the component under the file's name. */
export function lazyPage<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, PageComponent>>,
): LazyPage {
  let code: Promise<PageComponent> | undefined;
  let component: PageComponent | undefined;
  let failed = false;

  const preload = () => {
    if (code && !failed) return code;
    failed = false;
    code = load().then((file) => file[name]);
    code.then(
      (loaded) => (component = loaded),
      () => (failed = true), // until `preload` is called again: a retry while rendering would loop
    );
    return code;
  };

  function Page() {
    if (component) return createElement(component); // without `use`: a page that suspends can't be hydrated in one pass
    const pending = code ?? preload();
    if (!failed) trackPending(pending);
    return createElement(use(pending));
  }
  return { Page, name, preload, isLoaded: () => component !== undefined };
}
