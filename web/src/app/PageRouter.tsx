import { startTransition, useLayoutEffect, useState, type ReactNode } from "react";
import { createPath, Router, UNSAFE_createBrowserHistory } from "react-router-dom";
import { afterPaint } from "../ui/browser/after-paint";
import { pageAt } from "./router";

/**
 * The browser's history, and the URL that is rendered first, which is the present one. React Router exports a history only under
 * this name; its own BrowserRouter renders every URL in a transition, which ADR-0011 measures.
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
 * The router of the browser's URL. The first URL is rendered even if the visitor goes on before that, because it is the one of the
 * server's HTML; where they went follows. What was pressed is painted first. Then a page whose code is there is rendered in one go:
 * a transition would render it in slices, and as each slice adds styles, the browser would compute those of the whole document
 * again after each (ADR-0011). Another query of the same page is rendered at once: while a transition lasts, each answer renders the
 * former query, for which Apollo Client then asks again. Everything else is a transition, which leaves the current page in view until
 * it is rendered.
 */
export function PageRouter({ opened: { history, first }, children }: PageRouterProps) {
  const [shown, show] = useState(first);

  useLayoutEffect(() => {
    const follow = () => show({ action: history.action, location: history.location }); // the latest, if several came
    // where they went before this listened
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
