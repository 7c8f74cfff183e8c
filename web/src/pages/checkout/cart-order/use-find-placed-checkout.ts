import { useApolloClient } from "@apollo/client/react";
import {
  NewestCheckoutDocument,
  PlacedCheckoutDocument,
  type PlacedOrders_CheckoutFragment,
} from "./CartOrder.generated";

/** Returns a function that fetches the cart that the viewer ordered last; undefined where there is none. */
export function useFindPlacedCheckout(): () => Promise<PlacedOrders_CheckoutFragment | undefined> {
  const client = useApolloClient();

  return async () => {
    const newest = await client.query({ query: NewestCheckoutDocument, fetchPolicy: "network-only" });
    const id = newest.data?.myOrders.nodes[0]?.checkoutId;
    if (!id) return undefined;
    return (await client.query({ query: PlacedCheckoutDocument, variables: { id } })).data?.checkout;
  };
}
