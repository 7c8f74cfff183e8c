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

/** Adds a product to the viewer's wish list, or removes it. False, after an alert with the reason, if that failed. */
export function changeWish({ client, alert }: WishOptions, id: string, wished: boolean): Promise<boolean> {
  const variables = { id };
  const update = (cache: ApolloCache) => updateCachedWish(cache, id, wished);
  const changed = wished
    ? client.mutate({
        mutation: AddToWishListDocument,
        variables,
        optimisticResponse: { addToWishList: true },
        update,
      })
    : client.mutate({
        mutation: RemoveFromWishListDocument,
        variables,
        optimisticResponse: { removeFromWishList: true },
        update,
      });
  return changed.then(
    () => true,
    (error: unknown) => {
      void alert(failed(conflictMessageOf(error) ?? explainFailure(error, navigator.onLine)));
      return false;
    },
  );
}
