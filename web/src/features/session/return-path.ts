import { paths } from "../../routing/paths";

/** A path of this shop. A second slash or a backslash is excluded, because browsers take what follows for a host. */
const withinShop = /^\/(?![/\\])/;

/** The path to return to after signing in, from the history state of `/login`; / where it is no path of this shop. */
export function returnPath(state: unknown): string {
  const { from } = (state ?? {}) as { from?: unknown };
  return typeof from === "string" && withinShop.test(from) ? from : paths.home;
}
