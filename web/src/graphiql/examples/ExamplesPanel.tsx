import { useEditorContext, usePluginStore } from "@graphiql/react";
import { createContext, use } from "react";
import { flushSync } from "react-dom";
import { styled } from "styled-components";
import { toTab, type Example } from "./example";
import { isBesideEditor } from "../first-visit";
import type { ExampleGroup } from "./examples";

/** The examples that the panel lists. */
export const Examples = createContext<ExampleGroup[]>([]);

const List = styled.ul`
  margin: 0.25rem -0.75rem 1.5rem;
  padding: 0;
  list-style: none;

  button {
    display: block;
    width: 100%;
    padding: 0.625rem 0.75rem;
    border: 0;
    border-radius: 6px;
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
    font-weight: 600;
  }
`;

const Heading = styled.h2`
  margin-top: 1.5rem;
  color: var(--color-muted);
  font-size: 0.875rem;
  font-weight: 600;
`;

/** Lists the examples; a chosen one opens in its own tab. */
export function ExamplesPanel() {
  const groups = use(Examples);
  const open = useOpenExample();
  return (
    <section aria-label="Examples">
      <div className="graphiql-doc-explorer-title">Examples</div>
      {groups.map(({ title, examples }) => (
        <div key={title}>
          <Heading>{title}</Heading>
          <List>
            {examples.map((example) => (
              <li key={example.name}>
                <button type="button" onClick={() => open(example)}>
                  <strong>{example.name}</strong>
                  <span>{example.description}</span>
                </button>
              </li>
            ))}
          </List>
        </div>
      ))}
    </section>
  );
}

function useOpenExample(): (example: Example) => void {
  const { tabs, changeTab, addTab, queryEditor, variableEditor } = useEditorContext({ nonNull: true });
  const setVisiblePlugin = usePluginStore((store) => store.setVisiblePlugin);
  return (example) => {
    if (!isBesideEditor()) setVisiblePlugin(null);
    const at = tabs.findIndex(({ title }) => title === example.name);
    if (at >= 0) return changeTab(at);
    const { query, variables } = toTab(example);
    flushSync(addTab); // GraphiQL empties the editors of a new tab first
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
  };
}

/** The panel as a GraphiQL plugin. */
export const examplesPlugin = {
  title: "Examples",
  content: ExamplesPanel,
  icon: () => (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M7 3.5h10v17l-5-4-5 4z" />
    </svg>
  ),
};
