import { startTransition, useLayoutEffect, useState, type ReactNode } from "react";
import { createPath, Router, UNSAFE_createBrowserHistory } from "react-router-dom";
import { afterPaint } from "../ui/browser/after-paint";
import { pageAt } from "./router";

/**
 * The browser's history, and the current URL, which is rendered first. React Router exports a history only under this name; its
 * BrowserRouter renders every URL in a transition (measured in ADR-0011).
 */
export function openHistory() {
  const history = UNSAFE_createBrowserHistory({ v5Compat: true });
  return { history, first: { action: history.action, location: history.location } };
}

interface PageRouterProps {
  opened: ReturnType<typeof openHistory>;
  children: ReactNode;
}

/**
 * The router of the browser's URL. The first URL is rendered even if the visitor navigates before that, because the server's HTML
 * belongs to it; the later URL follows. A press is painted first. Then a page with loaded code is rendered in one go: a transition
 * would render it in slices, each slice adds styles, and the browser would recompute those of the whole document after each slice
 * (ADR-0011). A new query of the current page is rendered at once: during a transition, each response renders the previous query,
 * which makes Apollo Client send it again. Everything else is a transition, which leaves the current page visible until the next one
 * is rendered.
 */
export function PageRouter({ opened: { history, first }, children }: PageRouterProps) {
  const [shown, show] = useState(first);

  useLayoutEffect(() => {
    const follow = () => show({ action: history.action, location: history.location }); // the latest URL, if there were several
    // a navigation before this listener existed
    if (shown === first && createPath(history.location) !== createPath(first.location))
      startTransition(follow);
    return history.listen(({ location: { pathname } }) => {
      if (pathname === shown.location.pathname) follow();
      else if (pageAt(pathname)?.isLoaded()) afterPaint(follow);
      else startTransition(follow);
    });
  }, [history, first, shown]);

  return (
    <Router navigator={history} navigationType={shown.action} location={shown.location}>
      {children}
    </Router>
  );
}
