import type { ComponentPropsWithRef, MouseEvent } from "react";
import { useHref, useLinkClickHandler, useLocation, type To } from "react-router-dom";

/** What a link takes beside what every `<a>` takes. */
export interface LinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  to: To;
  /** Takes the place of the current entry in the history. */
  replace?: boolean;
  /** Is handed to the page that it leads to. */
  state?: unknown;
}

/**
 * Leads elsewhere in the shop without loading it anew. It is made of the router's own hooks; the router's own component
 * also carries what fetches ahead for its framework, of no use here and 3 KB for every visitor.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target: rest.target });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return <a {...rest} href={useHref(to)} onClick={follow} />;
}

/** A link of a menu, which says where it leads to the page that is open. */
export function NavLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  return (
    <Link {...rest} to={to} aria-current={pathname.toLowerCase() === to.toLowerCase() ? "page" : undefined} />
  );
}
