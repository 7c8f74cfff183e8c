import { use, type ComponentPropsWithRef, type MouseEvent } from "react";
import { createPath, UNSAFE_LocationContext, UNSAFE_NavigationContext, useLocation } from "react-router-dom";

/** The props of a link; all others are passed to the `<a>`. */
export interface LinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  /** A path from the root on, or a query of the current path. */
  to: string;
  /** Replaces the current history entry, as a link to the current page always does. */
  replace?: boolean;
  /** The history state of the target page. */
  state?: unknown;
}

/**
 * A link that navigates without loading a new document. Of the router it knows the history, which stays the same, and the location
 * only for a query: the router's own links are all rendered again at each navigation, and a page has a hundred.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { navigator } = use(UNSAFE_NavigationContext);
  const path = to[0] === "?" ? use(UNSAFE_LocationContext).location.pathname : "";
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { currentTarget: link } = event;
    // with a key held, it opens in another tab, or becomes a file
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
