import { pages } from "@shop/shared/pages";
import type { ComponentPropsWithRef } from "react";
import { Link } from "./Link";

const paths = new Set<string>(Object.values(pages).flatMap((audience) => Object.values<string>(audience)));

/** A link to a configured address (`Bootstrap.links`): client-side for a page of the app, otherwise a plain link. */
export function ConfiguredLink({ to, ...rest }: { to: string } & ComponentPropsWithRef<"a">) {
  if (paths.has(to.split(/[?#]/, 1)[0] ?? "")) return <Link {...rest} to={to} />;
  return <a {...rest} href={to} rel={to.startsWith("/") ? undefined : "noopener"} />;
}
