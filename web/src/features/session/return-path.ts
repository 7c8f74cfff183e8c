import { paths } from "../../routing/paths";

/** A path of this shop: after its slash comes neither another one nor a backslash, which browsers take for a host. */
const withinShop = /^\/(?![/\\])/;

/** Where a visitor came from, as `/login` was told in the history's state; / where that is no path of this shop. */
export function returnPath(state: unknown): string {
  const { from } = (state ?? {}) as { from?: unknown };
  return typeof from === "string" && withinShop.test(from) ? from : paths.home;
}
