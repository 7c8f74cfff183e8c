import type { ComponentPropsWithRef } from "react";
import { paths } from "../../routing/paths";
import { Link } from "../../ui/layout/Link";

const pages = new Set<unknown>(Object.values(paths));

/** A link to a configured address (`Bootstrap.links`): client-side for a page of the app, otherwise a plain link. */
export function ConfiguredLink({ to, ...rest }: { to: string } & ComponentPropsWithRef<"a">) {
  if (pages.has(to.split(/[?#]/, 1)[0])) return <Link {...rest} to={to} />;
  return <a {...rest} href={to} rel={to.startsWith("/") ? undefined : "noopener"} />;
}
