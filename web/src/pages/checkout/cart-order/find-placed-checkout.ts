import type { ApolloClient } from "@apollo/client";
import type { PlacedOrders_CheckoutFragment } from "./CartOrder.generated";
import { NewestCheckoutDocument, PlacedCheckoutDocument } from "./find-placed-checkout.generated";

/** Fetches the viewer's latest cart order; undefined if there is none. Loaded when a response was lost. */
export async function findPlacedCheckout(
  client: ApolloClient,
): Promise<PlacedOrders_CheckoutFragment | undefined> {
  const newest = await client.query({ query: NewestCheckoutDocument, fetchPolicy: "network-only" });
  const id = newest.data?.myOrders.nodes[0]?.checkoutId;
  if (!id) return undefined;
  return (await client.query({ query: PlacedCheckoutDocument, variables: { id } })).data?.checkout;
}
