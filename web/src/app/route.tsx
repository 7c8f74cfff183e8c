import type { RouteObject } from "react-router-dom";
import type { LazyPage } from "../routing/lazy-page";

/** The route of a page, whose code can be preloaded. */
export function route(path: string, lazyPage: LazyPage): RouteObject {
  const { Page } = lazyPage;
  return { path, element: <Page />, handle: lazyPage };
}
