import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { followAccount } from "./account-cart";

/** Keeps the cart of a signed-in customer equal on all their devices. */
export function AccountCart({ owner }: { owner: string }) {
  const client = useApolloClient();
  useEffect(() => followAccount(client, owner), [client, owner]);
  return null;
}
