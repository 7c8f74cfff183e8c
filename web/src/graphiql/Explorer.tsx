import "graphiql/style.css";
import { DOC_EXPLORER_PLUGIN, DocExplorerContextProvider } from "@graphiql/plugin-doc-explorer";
import { HISTORY_PLUGIN, HistoryContextProvider } from "@graphiql/plugin-history";
import { useEditorContext, usePluginStore } from "@graphiql/react";
import { GraphiQL, GraphiQLInterface, GraphiQLProvider } from "graphiql";
import {
  useEffect,
  useMemo,
  useState,
  type ReactNode,
  useSyncExternalStore,
  type ComponentProps,
} from "react";
import type { Session } from "../features/session/store/session";
import { toTab } from "./examples/example";
import type { ExampleGroup } from "./examples/examples";
import { Examples, examplesPlugin } from "./examples/ExamplesPanel";
import { panelAtFirst, rememberFirstTab } from "./first-visit";
import { Kind, parse, type ExecutionResult } from "graphql";

/** The headers editor's text as an object; null while it is not one. */
function parseTokens(text: string): Record<string, unknown> | null {
  if (!text.trim()) return {};
  try {
    const headers: unknown = JSON.parse(text);
    return typeof headers === "object" && headers !== null && !Array.isArray(headers) ? { ...headers } : null;
  } catch {
    return null;
  }
}

const nameIn = (headers: object) =>
  Object.keys(headers).find((name) => name.toLowerCase() === "authorization");

/**
 * Writes the session's access token into GraphiQL's headers. It replaces only tokens that it wrote itself, so that
 * another token can be typed in.
 */
export class Authorization {
  readonly #ours = new Set<string>();

  /** Whether a header value is a current or former token of the session. */
  isOurs(value: unknown): boolean {
    return typeof value === "string" && this.#ours.has(value);
  }

  /** The editor's text with this token; with null, without the session's token. */
  write(text: string, token: string | null): string {
    const headers = parseTokens(text);
    if (!headers) return text;
    const name = nameIn(headers) ?? "Authorization";
    if (name in headers && !this.isOurs(headers[name])) return text;
    if (token) headers[name] = this.#remember(token);
    else delete headers[name];
    return Object.keys(headers).length > 0 ? JSON.stringify(headers, null, 2) : "";
  }

  /** The headers to send; a token of the session is replaced by the one that `fresh` returns. */
  async renew(
    headers: Record<string, unknown>,
    fresh: () => Promise<string | null>,
  ): Promise<{ headers: Record<string, string>; token: string | null }> {
    const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const name = nameIn(sent);
    if (!name || !this.isOurs(sent[name])) return { headers: sent, token: null };
    const token = await fresh();
    if (token) sent[name] = this.#remember(token);
    else delete sent[name];
    return { headers: sent, token };
  }

  #remember(token: string): string {
    const value = `Bearer ${token}`;
    this.#ours.add(value);
    return value;
  }
}

type Fetcher = ComponentProps<typeof GraphiQLProvider>["fetcher"];

/** Sends operations to the shop with the current token; a rejected token ends the session. */
function createFetcher(session: Session, authorization: Authorization): Fetcher {
  return async ({ query, variables, operationName }, { headers = {} } = {}) => {
    const sent = await authorization.renew(headers, session.getAccessToken);
    const response = await fetch("/graphql", {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json", ...sent.headers },
      body: JSON.stringify({
        query,
        variables: variables as unknown,
        ...(isOneOfSeveral(query) && { operationName }),
      }),
    });
    const answer = (await response.json()) as ExecutionResult;
    const refused = answer.errors?.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED");
    if (refused && sent.token) session.handleUnauthorized(sent.token);
    return answer;
  };
}

/** Only then `operationName` is needed. Right after a change of tabs, GraphiQL passes the former tab's name. */
function isOneOfSeveral(query: string): boolean {
  try {
    return parse(query).definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length > 1;
  } catch {
    return false; // the server explains the syntax error
  }
}

/** The session's current access token; null if signed out, undefined while loading. */
function useAccessToken(session: Session): string | null | undefined {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    let current = true;
    const take = (next: string | null) => current && setToken(next);
    session.getAccessToken().then(take, () => take(null));
    return () => void (current = false);
  }, [session, state]);
  return token;
}

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
