import { useApolloClient, useReactiveVar } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { checkReachability, isShopReachable } from "../../graphql/reachability";
import { useOnline } from "../../ui/browser/use-online";

/** `offline`: the device has no network. `unreachable`: the shop does not answer. */
export type ConnectionStatus = "fine" | "offline" | "unreachable";

/** The connection's status. When it becomes fine again, all active queries are fetched again. */
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
    client.refetchQueries({ include: "active" }).catch(() => undefined); // each query shows its own error
  }, [connection, client]);

  return connection;
}
