import { DOC_EXPLORER_PLUGIN, DocExplorerContextProvider } from "@graphiql/plugin-doc-explorer";
import { HISTORY_PLUGIN, HistoryContextProvider } from "@graphiql/plugin-history";
import { useEditorContext, usePluginStore } from "@graphiql/react";
import { GraphiQL, GraphiQLInterface, GraphiQLProvider } from "graphiql";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import type { Session } from "../features/session/store/session";
import { Authorization } from "./authorization";
import { toTab } from "./examples/example";
import type { ExampleGroup } from "./examples/examples";
import { Examples, examplesPlugin } from "./examples/ExamplesPanel";
import { createFetcher } from "./fetcher";
import { panelAtFirst, rememberFirstTab } from "./first-visit";
import { useAccessToken } from "./use-access-token";
import "graphiql/style.css";

const plugins = [DOC_EXPLORER_PLUGIN, HISTORY_PLUGIN, examplesPlugin];

/** GraphiQL for this shop's API, with the session's access token. */
export function Explorer({ session, examples }: { session: Session; examples: ExampleGroup[] }) {
  const authorization = useMemo(() => new Authorization(), []);
  const fetcher = useMemo(() => createFetcher(session, authorization), [session, authorization]);
  const tabs = useMemo(() => examples.flatMap((group) => group.examples).map(toTab), [examples]);
  const [panel] = useState(() => panelAtFirst(DOC_EXPLORER_PLUGIN.title));
  useState(() => rememberFirstTab(tabs));
  return (
    <GraphiQLProvider
      fetcher={fetcher}
      defaultTabs={tabs}
      plugins={plugins}
      referencePlugin={DOC_EXPLORER_PLUGIN}
      visiblePlugin={panel}
      shouldPersistHeaders={false} // the session stores the token
    >
      <HistoryContextProvider>
        <DocExplorerContextProvider>
          <Examples value={examples}>
            <OncePanelIsOpen wanted={panel !== undefined}>
              <GraphiQLInterface defaultEditorToolsVisibility="variables" forcedTheme="system">
                <GraphiQL.Logo>
                  <></>
                </GraphiQL.Logo>
                <TokenInHeaders session={session} authorization={authorization} />
              </GraphiQLInterface>
            </OncePanelIsOpen>
          </Examples>
        </DocExplorerContextProvider>
      </HistoryContextProvider>
    </GraphiQLProvider>
  );
}

/** Delays GraphiQL's layout until its panel is open; otherwise it is laid out as closed. */
function OncePanelIsOpen({ wanted, children }: { wanted: boolean; children: ReactNode }) {
  const open = usePluginStore((store) => store.visiblePlugin !== null);
  const [ready, setReady] = useState(!wanted);
  if (open && !ready) setReady(true);
  return ready && children;
}

/** Writes the token into the headers of the active tab; each tab has its own headers. */
function TokenInHeaders({ session, authorization }: { session: Session; authorization: Authorization }) {
  const token = useAccessToken(session);
  const { headerEditor, activeTabIndex } = useEditorContext({ nonNull: true });
  useEffect(() => {
    if (!headerEditor || token === undefined) return;
    const before = headerEditor.getValue();
    const after = authorization.write(before, token);
    if (after !== before) headerEditor.setValue(after);
  }, [headerEditor, activeTabIndex, token, authorization]);
  return null;
}
