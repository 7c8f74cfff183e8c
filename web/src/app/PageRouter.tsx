import { startTransition, useLayoutEffect, useState, type ReactNode } from "react";
import { Router, UNSAFE_createBrowserHistory } from "react-router-dom";
import { afterPaint } from "../ui/browser/after-paint";
import { pageAt } from "./router";

/**
 * The router of the browser's URL. What was pressed is painted first. Then a page whose code is there is rendered in one go:
 * a transition would render it in slices, and as each slice adds styles, the browser would compute those of the whole document
 * again after each (ADR-0037). Everything else is a transition, which leaves the current page in view until it is rendered.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }));
  const [shown, show] = useState({ action: history.action, location: history.location });

  useLayoutEffect(() => {
    const follow = () => show({ action: history.action, location: history.location }); // the latest, if several came
    return history.listen(({ location: { pathname } }) => {
      if (pathname !== shown.location.pathname && pageAt(pathname)?.isLoaded()) afterPaint(follow);
      else startTransition(follow);
    });
  }, [history, shown]);

  return (
    <Router navigator={history} navigationType={shown.action} location={shown.location}>
      {children}
    </Router>
  );
}
