/**
 * How pages load and follow each other in the browser (ADR-0011): `lazyPage` and `lazyPart` load code on demand, `PageRouter` renders
 * the page of the browser's URL, and `prefetchOnIntent` loads a link's page before it is pressed. React Router's
 * `createBrowserRouter` does part of this, and adds 16 KB to each page.
 */
import type { ApolloClient } from "@apollo/client";
import type { DocumentNode } from "graphql";
import {
  createContext,
  createElement,
  lazy,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  useTransition,
  type ComponentType,
  type JSX,
  type ReactNode,
} from "react";
import {
  createPath,
  NavigationType,
  Router,
  type Location,
  type Navigator,
  type Params,
  type To,
} from "react-router-dom";
import { afterPaint } from "./after-paint";
import { isPopoverOpen } from "./popover-focus";

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

/** Finds the page of a URL (path and query), with the parameters of its path. */
export type FindPage = (url: string) => { page: LazyPage; params: Params } | undefined;

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
    return createElement(use(code ?? preload()));
  }
  return { Page, name, preload, isLoaded: () => component !== undefined };
}

/** A promise for each pending part of the page, which resolves once the part reacts to input, or is removed. */
const pendingParts = new Set<Promise<void>>();

/** Resolves once the rendered parts of the page react to input. Until then boot/early-input holds presses. */
export const partsHydrated = (): Promise<unknown> => Promise.all(pendingParts);

/** Calls back once its sibling is hydrated. */
function Hydrated({ then }: { then: () => void }) {
  useEffect(then, [then]);
  return null;
}

/**
 * A part of a page that loads separately: the server renders it, and the page stays useful if its code doesn't load. `when` "beside": it
 * loads with the page's code; "rendered": it loads on its first rendering, and until then the page holds presses.
 */
export function lazyPart<Props extends object>(
  when: "beside" | "rendered",
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => JSX.Element {
  let settlePart = () => {};
  const settle = () =>
    load().then(
      (part) => ({ default: part }),
      () => {
        settlePart();
        return new Promise<never>(() => {}); // rendering nothing would not match the server's HTML, which stays
      },
    );
  const code = when === "beside" ? settle() : undefined;
  const Part = lazy<ComponentType<object>>(
    () => (code ?? settle()) as Promise<{ default: ComponentType<object> }>,
  );
  const render = (props: Props, beside?: ReactNode) =>
    createElement(Suspense, { fallback: null }, <Part {...props} />, beside);
  if (code) return (props) => render(props);
  const pending = new Promise<void>((resolve) => (settlePart = resolve));
  return function PendingPart(props) {
    pendingParts.add(pending);
    useEffect(() => settlePart, []); // also if it is removed before its code has loaded
    return render(props, <Hydrated then={settlePart} />);
  };
}

/** The browser's current URL and history entry, for React Router. */
function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr: state = null, key = "default" } = (window.history.state ?? {}) as {
    usr?: unknown;
    key?: string;
  };
  return { pathname, search, hash, state, key };
}

/**
 * The browser's history for React Router's `Router`, and the current URL, which is rendered first. React Router's own history comes only
 * with its BrowserRouter, which renders either every URL in a transition or none.
 */
export function openHistory() {
  let action = NavigationType.Pop;
  let follow = () => {};
  const write =
    (method: "pushState" | "replaceState", next: NavigationType) =>
    (to: To, usr: unknown = null): void => {
      const url = typeof to === "string" ? to : createPath(to);
      try {
        window.history[method]({ usr, key: Math.random().toString(36).slice(2, 10) }, "", url);
      } catch {
        return window.location.assign(url); // Safari refuses more than 100 entries in 30 seconds
      }
      action = next;
      follow();
    };
  const navigator: Navigator = {
    createHref: (to) => (typeof to === "string" ? to : createPath(to)),
    go: (steps) => window.history.go(steps),
    push: write("pushState", NavigationType.Push),
    replace: write("replaceState", NavigationType.Replace),
  };
  const current = () => ({ action, location: currentLocation() });
  const listen = (listener: () => void): (() => void) => {
    const pop = () => {
      action = NavigationType.Pop;
      listener();
    };
    follow = listener;
    addEventListener("popstate", pop);
    return () => removeEventListener("popstate", pop);
  };
  return { navigator, current, listen, first: current() };
}

/** Shows a page with loaded code, by the given function; a part of the product's page replaces it by a movement. */
export const opening = { show: afterPaint };

/** Whether the next page is loading, while the current page is still visible. */
export const NextPagePending = createContext(false);

interface PageRouterProps {
  opened: ReturnType<typeof openHistory>;
  findPage: FindPage;
  children: ReactNode;
}

/**
 * The router of the browser's URL. The first URL is rendered even if the visitor navigates before that, because the server's HTML
 * belongs to it; the later URL follows. A press is painted first. Then a page with loaded code is rendered in one go: a transition
 * would render it in slices, each slice adds styles, and the browser would recompute those of the whole document after each slice.
 * A new query of the current page is rendered at once: during a transition, each response renders the previous query, which makes
 * Apollo Client send it again. Everything else is a transition, which leaves the current page visible until the next one is rendered.
 */
export function PageRouter({ opened, findPage, children }: PageRouterProps) {
  const { navigator, current, listen, first } = opened;
  const [shown, show] = useState(first);
  const [isPending, startTransition] = useTransition();

  useLayoutEffect(() => {
    const follow = () => show(current()); // the latest URL, if there were several
    // a navigation before this listener existed
    if (shown === first && createPath(current().location) !== createPath(first.location))
      startTransition(follow);
    return listen(() => {
      const { pathname } = window.location;
      if (pathname === shown.location.pathname) follow();
      else if (findPage(pathname)?.page.isLoaded()) opening.show(follow);
      else startTransition(follow);
    });
  }, [current, listen, findPage, first, shown]);

  return (
    <NextPagePending value={isPending}>
      <Router navigator={navigator} navigationType={shown.action} location={shown.location}>
        {children}
      </Router>
    </NextPagePending>
  );
}

/** The public queries of the page at a URL (path and query). Loads the page's code. */
export async function queriesAt(address: string, findPage: FindPage): Promise<PageQuery[]> {
  const found = findPage(address);
  const { queryAt } = (await found?.page.preload()) ?? {};
  const [, ...query] = address.split("?"); // a query may contain further question marks
  return found && queryAt ? [queryAt(found.params, new URLSearchParams(query.join("?")))].flat() : [];
}

/** The maximum number of pages being fetched at a time; further ones are skipped. */
const MAX_AT_ONCE = 2;
/** The maximum age of fresh data, in milliseconds since the document was opened or since they were fetched ahead. */
const FRESH_MS = 30_000;
/** Milliseconds for which a link is hovered, touched or focused before its data are fetched, to ignore passing over it. */
const INTENT_MS = 65;

const fetchedAt = new Map<string, number>();
let running = 0;

/**
 * Fetches the data of a link's page, so that the page is painted at once. Skips fresh data; fetches older data again, so that a
 * prefetched page never shows older data than another page.
 */
export async function fetchAhead(
  client: ApolloClient,
  { pathname, search }: HTMLAnchorElement,
  findPage: FindPage,
): Promise<void> {
  const address = pathname + search;
  if (running >= MAX_AT_ONCE || address === location.pathname + location.search) return;
  running++;
  try {
    const queries = await queriesAt(address, findPage);
    const old = performance.now() - (fetchedAt.get(address) ?? 0) > FRESH_MS;
    await Promise.all(
      queries.map(({ query, variables, keep }) =>
        client.query({ query, variables, fetchPolicy: old && !keep ? "network-only" : "cache-first" }),
      ),
    );
    if (old) fetchedAt.set(address, performance.now());
  } catch {
    // the page itself shows the failure when it is opened
  } finally {
    running--;
  }
}

/**
 * Loads a page's code when a link to it is hovered, touched or focused, and a moment later its data. For the first links of a menu
 * this happens when the menu opens, because a touch leaves too little time. The first intent also calls `loads`. Nothing is loaded
 * ahead if the visitor or a slow network asks to save data.
 */
export function prefetchOnIntent(
  client: ApolloClient,
  findPage: FindPage,
  loads: (() => Promise<unknown> | undefined)[],
): void {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  if (connection?.saveData || connection?.effectiveType.endsWith("2g")) return;
  const links = "a[href^='/']";
  let timer: ReturnType<typeof setTimeout>;
  const end = () => clearTimeout(timer);
  const begin = ({ target }: Event) => {
    end();
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(links);
    const preload = () => (link ? findPage(link.pathname)?.page.preload() : undefined);
    for (const load of [preload, ...loads.splice(0)]) load()?.catch(() => undefined); // the click itself shows the error
    if (link) timer = setTimeout(() => void fetchAhead(client, link, findPage), INTENT_MS);
  };
  const openMenu = ({ target }: Event) => {
    if (!(target instanceof HTMLElement && target.matches("[role='navigation']") && isPopoverOpen(target)))
      return;
    for (const link of target.querySelectorAll<HTMLAnchorElement>(links))
      void fetchAhead(client, link, findPage);
  };
  for (const type of ["pointerover", "focusin"]) addEventListener(type, begin);
  for (const type of ["pointerout", "pointercancel", "focusout"]) addEventListener(type, end);
  addEventListener("toggle", openMenu, { capture: true }); // the event doesn't bubble
}
