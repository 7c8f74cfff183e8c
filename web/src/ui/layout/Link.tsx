import { use, type ComponentPropsWithRef, type MouseEvent } from "react";
import { UNSAFE_NavigationContext, useLocation } from "react-router-dom";

/** The props of a link; all others are passed to the `<a>`. */
export interface LinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  /** A path from the root on. */
  to: string;
  /** Replaces the current history entry, as a link to the current page always does. */
  replace?: boolean;
  /** The history state of the target page. */
  state?: unknown;
}

/**
 * A link that navigates without loading a new document. It asks the router for its history alone, which stays the same: those
 * that know the location are rendered again at each navigation, and a page has a hundred. The address of the router's own `Link`
 * may depend on the route around it, which the shop doesn't use.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { navigator } = use(UNSAFE_NavigationContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { currentTarget, metaKey, altKey, ctrlKey, shiftKey } = event;
    const elsewhere = currentTarget.target || metaKey || altKey || ctrlKey || shiftKey; // in another tab, or a file
    if (event.defaultPrevented || elsewhere) return;
    event.preventDefault();
    if (replace ?? currentTarget.href === location.href) navigator.replace(to, state);
    else navigator.push(to, state);
  };
  return <a {...rest} href={to} onClick={follow} />;
}

/** A menu link, with `aria-current` on the current page. */
export function NavLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  return (
    <Link {...rest} to={to} aria-current={pathname.toLowerCase() === to.toLowerCase() ? "page" : undefined} />
  );
}
