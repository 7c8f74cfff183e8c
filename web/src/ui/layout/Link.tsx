import { use, type ComponentPropsWithRef, type MouseEvent } from "react";
import { createPath, UNSAFE_LocationContext, UNSAFE_NavigationContext, useLocation } from "react-router-dom";

/** The props of a link; props not listed here are passed to the `<a>`. */
export interface LinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  /** An absolute path, or a query of the current path. */
  to: string;
  /** Replaces the current history entry, as a link to the current page always does. */
  replace?: boolean;
  /** The history state of the target page. */
  state?: unknown;
}

/**
 * A link that navigates without loading a new document. It subscribes to the router's history, which never changes, and to the
 * location only for a query. The router's own links render again at each navigation, and a page has a hundred links.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { navigator } = use(UNSAFE_NavigationContext);
  const path = to[0] === "?" ? use(UNSAFE_LocationContext).location.pathname : "";
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { currentTarget: link } = event;
    // with a modifier key the browser opens another tab or downloads the target
    if (
      event.defaultPrevented ||
      link.target ||
      event.metaKey ||
      event.altKey ||
      event.ctrlKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    navigator[(replace ?? link.href === location.href) ? "replace" : "push"](createPath(link), state);
  };
  return <a {...rest} href={(path + to).replace(/\?$/, "")} onClick={follow} />;
}

/** A menu link, with `aria-current` on the current page. */
export function NavLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  return (
    <Link {...rest} to={to} aria-current={pathname.toLowerCase() === to.toLowerCase() ? "page" : undefined} />
  );
}
