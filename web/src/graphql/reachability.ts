import { ApolloLink, makeVar } from "@apollo/client";
import { tap } from "rxjs";

/** Whether the last request reached the shop: false without a network, or if it is blocked. */
export const isShopReachable = makeVar(true);

/** Whether `fetch` failed without a response; an aborted request throws another error. */
function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError;
}

/** Requests /livez, and updates and returns {@link isShopReachable}. */
export async function checkReachability(): Promise<boolean> {
  const answered = await fetch("/livez", { cache: "no-store" }).then(
    () => true,
    () => false,
  );
  isShopReachable(answered);
  return answered;
}

/**
 * A link that records in {@link isShopReachable} whether responses arrive. A response to a request sent before a failure says nothing:
 * with one query always blocked, all queries would be sent again without end.
 */
export function reachabilityLink(): ApolloLink {
  let failures = 0;
  return new ApolloLink((operation, forward) => {
    const before = failures;
    return forward(operation).pipe(
      tap({
        next: () => before === failures && isShopReachable(true),
        error(error) {
          if (!isNetworkError(error)) return;
          failures++;
          isShopReachable(false);
        },
      }),
    );
  });
}
