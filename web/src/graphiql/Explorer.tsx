import { useEditorContext, type GraphiQLPlugin } from "@graphiql/react";
import { GraphiQL } from "graphiql";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { Session } from "../features/session/store/session";
import { Authorization } from "./authorization";
import type { Example } from "./examples";
import { createFetcher } from "./fetcher";
import "graphiql/style.css";

interface ExplorerProps {
  session: Session;
  /** The tabs of the first visit. */
  tabs: Example[];
  plugins: GraphiQLPlugin[];
}

/** GraphiQL for this shop's API, with the session's access token. */
export function Explorer({ session, tabs, plugins }: ExplorerProps) {
  const [authorization] = useState(() => new Authorization());
  const [fetcher] = useState(() => createFetcher(session, authorization));
  return (
    <GraphiQL
      fetcher={fetcher}
      defaultTabs={tabs}
      plugins={plugins}
      shouldPersistHeaders={false} // the session stores the token
      defaultEditorToolsVisibility="variables"
      forcedTheme="system"
    >
      <GraphiQL.Logo>
        <></>
      </GraphiQL.Logo>
      <TokenInHeaders session={session} authorization={authorization} />
    </GraphiQL>
  );
}

/** Writes the token into the headers of the active tab; each tab has its own headers. */
function TokenInHeaders({ session, authorization }: { session: Session; authorization: Authorization }) {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { headerEditor, activeTabIndex } = useEditorContext({ nonNull: true });
  useEffect(() => {
    let current = true;
    const write = (token: string | null) => {
      if (current && headerEditor) headerEditor.setValue(authorization.write(headerEditor.getValue(), token));
    };
    session.getAccessToken().then(write, () => write(null));
    return () => void (current = false);
  }, [session, state, headerEditor, activeTabIndex, authorization]);
  return null;
}
