import { useApolloClient, useReactiveVar } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { checkReachability, isShopReachable } from "../../graphql/reachability";
import { useOnline } from "../../ui/browser/use-online";

/** Whether the shop can be reached: not without a network, and not where nothing answers. */
export type ConnectionStatus = "fine" | "offline" | "unreachable";

/** The connection. When it is back, everything that the page shows is fetched anew. */
export function useConnection(): ConnectionStatus {
  const online = useOnline();
  const reachable = useReactiveVar(isShopReachable);
  const client = useApolloClient();
  const connection = !online ? "offline" : reachable ? "fine" : "unreachable";
  const before = useRef<ConnectionStatus>(connection);

  useEffect(() => {
    const was = before.current;
    before.current = connection;
    if (was === "offline" && connection === "unreachable") void checkReachability();
    if (was === "fine" || connection !== "fine") return;
    client.refetchQueries({ include: "active" }).catch(() => undefined); // each says itself what it misses
  }, [connection, client]);

  return connection;
}
