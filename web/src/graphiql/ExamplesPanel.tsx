import { useEditorContext, usePluginStore, type GraphiQLPlugin } from "@graphiql/react";
import { flushSync } from "react-dom";
import { styled } from "styled-components";
import { ListChecks } from "../ui/icons/admin-icons";
import type { Example } from "./examples";

const Panel = styled.section`
  h2 {
    margin: 1.5rem 0 0.5rem;
    font-size: 0.875rem;
  }
  button {
    width: 100%;
    padding: 0.625rem 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  button:hover {
    background: var(--color-accent-soft);
  }
  strong {
    display: block;
    color: var(--color-accent-ink);
  }
`;

/** GraphiQL's plugin that lists the examples by their group's title; a chosen one opens in its own tab. */
export const examplesPlugin = (groups: Record<string, Example[]>): GraphiQLPlugin => ({
  title: "Examples",
  icon: ListChecks,
  content: function Examples() {
    const open = useOpenExample();
    return (
      <Panel aria-label="Examples">
        <div className="graphiql-doc-explorer-title">Examples</div>
        {Object.entries(groups).map(([title, examples]) => [
          <h2 key={title}>{title}</h2>,
          ...examples.map((example) => (
            <button key={example.name} type="button" onClick={() => open(example)}>
              <strong>{example.name}</strong>
              <span>{example.description}</span>
            </button>
          )),
        ])}
      </Panel>
    );
  },
});

function useOpenExample(): (example: Example) => void {
  const { tabs, changeTab, addTab, queryEditor, variableEditor } = useEditorContext({ nonNull: true });
  const setVisiblePlugin = usePluginStore((store) => store.setVisiblePlugin);
  return ({ name, query, variables }) => {
    if (window.matchMedia("(max-width: 48rem)").matches) setVisiblePlugin(null); // it covers the editor
    const at = tabs.findIndex(({ title }) => title === name);
    if (at >= 0) return changeTab(at);
    flushSync(addTab); // GraphiQL empties the editors of a new tab first
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
  };
}
