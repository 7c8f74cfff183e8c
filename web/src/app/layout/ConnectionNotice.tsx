import { useApolloClient, useReactiveVar } from "@apollo/client/react";
import { useState, useEffect, useRef } from "react";
import { styled } from "styled-components";
import { connectionTexts, layoutTexts } from "@shop/shared/messages/en/layout";
import { checkReachability, isShopReachable } from "../../graphql/reachability";
import { color, panel, shadow, space, text } from "../../theme/tokens";
import { Button } from "../../ui/form/Button";
import { WifiOff } from "../../ui/icons/icons";
import { useOnline } from "../../ui/browser/use-online";

/** `offline`: the device has no network. `unreachable`: the shop does not answer. */
type ConnectionStatus = "fine" | "offline" | "unreachable";

/** The connection's status. When it becomes fine again, fetches all active queries again. */
function useConnection(): ConnectionStatus {
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
    client.refetchQueries({ include: "active" }).catch(() => undefined); // each query shows its error
  }, [connection, client]);

  return connection;
}

/** Sticks to the bottom of the window while the page scrolls, and ends below the footer, so that it covers nothing. */
const Place = styled.div`
  position: sticky;
  bottom: calc(var(--bottom-bar, 0px) + var(--page-bar, 0px));
  z-index: 9;
  padding: 0 ${space[3]} max(${space[3]}, env(safe-area-inset-bottom));
  background: linear-gradient(to top, ${color.ground}, transparent);
  pointer-events: none;

  &:empty {
    padding: 0;
  }
`;

const Notice = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
  width: fit-content;
  max-width: 100%;
  margin-inline: auto;
  padding: ${space[3]} ${space[4]};
  ${panel}
  box-shadow: ${shadow.floating};
  font-size: ${text.small};
  line-height: 1.4;
  pointer-events: auto;

  > svg {
    color: ${color.badInk};
  }
  b {
    display: block;
    font-weight: 560;
  }
  span {
    color: ${color.muted};
  }
`;

/** Tells on every page that the connection is lost, and disappears when it is back. */
export function ConnectionNotice() {
  const connection = useConnection();
  return (
    <Place role="status">
      {connection !== "fine" && (
        <Notice>
          <WifiOff size={22} strokeWidth={1.75} aria-hidden />
          <p>
            <b>{connectionTexts[connection].title}</b>
            <span>{connectionTexts[connection].text}</span>
          </p>
          {connection === "unreachable" && <Reconnect />}
        </Notice>
      )}
    </Place>
  );
}

function Reconnect() {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await checkReachability();
    setBusy(false);
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => void press()}>
      {layoutTexts.reconnect}
    </Button>
  );
}
