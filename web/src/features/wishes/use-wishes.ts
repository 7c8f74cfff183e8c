import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { conflictMessageOf } from "../../graphql/errors";
import { evictLists } from "../../graphql/evict";
import { failed } from "../../messages/alerts";
import { useAlert } from "../../ui/dialog/AlertProvider";
import { explainFailure } from "../../ui/feedback/states";
import { AddToWishListDocument, RemoveFromWishListDocument } from "./wishes.generated";

/** The list as the cache has it. */
interface WishList {
  nodes: readonly { __ref: string }[];
  totalCount?: number;
}

/** Shows the change at once, wherever the product and the list are shown. */
function show(cache: ApolloCache, id: string, wished: boolean): void {
  const product = cache.identify({ __typename: "Product", id });
  cache.modify({ ...(product && { id: product }), fields: { onMyWishList: () => wished } });
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

/** Functions that change the viewer's wish list. False, after an alert that says why, if the shop hasn't done it. */
export function useWishes() {
  const client = useApolloClient();
  const alert = useAlert();
  const attempt = (change: Promise<unknown>) =>
    change.then(
      () => true,
      (error: unknown) => {
        void alert(failed(conflictMessageOf(error) ?? explainFailure(error, navigator.onLine)));
        return false;
      },
    );
  return {
    add: (id: string) =>
      attempt(
        client.mutate({
          mutation: AddToWishListDocument,
          variables: { id },
          optimisticResponse: { addToWishList: true },
          update: (cache) => show(cache, id, true),
        }),
      ),
    remove: (id: string) =>
      attempt(
        client.mutate({
          mutation: RemoveFromWishListDocument,
          variables: { id },
          optimisticResponse: { removeFromWishList: true },
          update: (cache) => show(cache, id, false),
        }),
      ),
  };
}
