import { ApolloLink, makeVar } from "@apollo/client";
import { tap } from "rxjs";

/** Whether the shop answered when it was last asked: false without a network, or where the way to it is blocked. */
export const isShopReachable = makeVar(true);

/** Whether this is what `fetch` throws where no answer came: neither a refusal nor something that we cancelled. */
function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError;
}

/** Asks the shop for a sign of life, and notes whether it came. */
export async function checkReachability(): Promise<boolean> {
  const answered = await fetch("/livez", { cache: "no-store" }).then(
    () => true,
    () => false,
  );
  isShopReachable(answered);
  return answered;
}

/** Passes everything on, and notes in {@link isShopReachable} whether answers come. */
export function reachabilityLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap({
        next: () => isShopReachable(true),
        error: (error) => isNetworkError(error) && isShopReachable(false),
      }),
    ),
  );
}
