import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { MAX_PAGE_SIZE } from "@shop/shared/lists";
import { useEffect } from "react";
import { HeartButton } from "./HeartButton";
import { useChangeWish } from "./use-change-wish";
import { useWishQuery, WishedDocument } from "./wishes.generated";

/** Loads the whole wish list into the cache; cards that call it concurrently share the requests. */
async function loadWishes(client: ApolloClient): Promise<void> {
  let after: string | null | undefined;
  do {
    const variables = { first: MAX_PAGE_SIZE, after };
    const { data } = await client.query({ query: WishedDocument, variables });
    after = data?.myWishList.pageInfo.hasNextPage ? data.myWishList.pageInfo.endCursor : undefined;
  } while (after);
}

/** The heart on a product's card, for signed-in customers. */
export function CardWish({ product: { id, name } }: { product: { id: string; name: string } }) {
  const client = useApolloClient();
  // products outside the list aren't in the cache
  const { data } = useWishQuery({ variables: { id }, fetchPolicy: "cache-only" });
  const change = useChangeWish();
  const wished = data?.product?.onMyWishList === true;

  useEffect(() => {
    loadWishes(client).catch(() => undefined); // hearts stay empty, and a second wish changes nothing
  }, [client]);

  return <HeartButton name={name} wished={wished} onPress={() => void change(id, !wished)} />;
}
