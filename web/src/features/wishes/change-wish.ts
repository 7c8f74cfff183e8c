import type { ApolloCache, ApolloClient } from "@apollo/client";
import { conflictMessageOf } from "../../graphql/errors";
import { evictLists } from "../../graphql/evict";
import { failed } from "@shop/shared/messages/en/common";
import type { useAlert } from "../../ui/dialog/AlertProvider";
import { explainFailure } from "../../ui/feedback/states";
import { AddToWishListDocument, RemoveFromWishListDocument, WishDocument } from "./wishes.generated";

/** The list in the cache. */
interface WishList {
  nodes: readonly { __ref: string }[];
  totalCount?: number;
}

/** Shows the change at once in all places that show the product or the list. */
function updateCachedWish(cache: ApolloCache, id: string, wished: boolean): void {
  const changed = { __typename: "Product", id, onMyWishList: wished };
  const product = cache.identify(changed);
  cache.writeQuery({ query: WishDocument, variables: { id }, data: { product: changed } });
  if (wished) return evictLists(cache, "myWishList");
  cache.modify({
    fields: {
      myWishList: (known: unknown) => {
        const list = known as WishList;
        const nodes = list.nodes.filter(({ __ref }) => __ref !== product);
        const gone = list.nodes.length - nodes.length;
        return {
          ...list,
          nodes,
          ...(list.totalCount !== undefined && { totalCount: list.totalCount - gone }),
        };
      },
    },
  });
}

/** The client, and the page's alert function. */
interface WishOptions {
  client: ApolloClient;
  alert: ReturnType<typeof useAlert>;
}

/** The changes on their way, and the number of all. The last of each product is sent after the one before it. */
const running = new Map<string, Promise<unknown>>();
let changes = 0;

/**
 * Adds a product to the viewer's wish list, or removes it; shown at once, and sent after an earlier change of the product. False, after an
 * alert with the reason, if that failed.
 */
export async function changeWish(
  { client, alert }: WishOptions,
  id: string,
  wished: boolean,
): Promise<boolean> {
  const update = (cache: ApolloCache) => updateCachedWish(cache, id, wished);
  const mutation = wished ? AddToWishListDocument : RemoveFromWishListDocument;
  const layer = `wish ${++changes}`;
  client.cache.recordOptimisticTransaction(update, layer);
  const change = Promise.resolve(running.get(id)).then(() =>
    client.mutate({ mutation, variables: { id }, update }),
  );
  running.set(
    id,
    change.catch(() => undefined),
  );
  try {
    await change;
    return true;
  } catch (error) {
    void alert(failed(conflictMessageOf(error) ?? explainFailure(error, navigator.onLine)));
    return false;
  } finally {
    client.cache.removeOptimistic(layer);
  }
}
