/** GraphiQL's keys in local storage. */
const names = { query: "graphiql:query", variables: "graphiql:variables", panel: "graphiql:docExplorerFlex" };

/** Whether a panel fits at the side of the editor; in a narrow window it covers the editor. */
export const isBesideEditor = () => window.matchMedia("(min-width: 48.01rem)").matches;

/** The panel to open at first: none if it would cover the editor or was closed before. */
export function panelAtFirst(title: string): string | undefined {
  return isBesideEditor() && read(names.panel) !== "hide-first" ? title : undefined;
}

/**
 * Stores the first tab as the last active one. GraphiQL identifies tabs by it; otherwise it shows the first tab without
 * its variables and adds a tab on every reload.
 */
export function rememberFirstTab([first]: { query: string; variables: string }[]): void {
  if (!first || read(names.query) !== null) return;
  try {
    localStorage.setItem(names.query, first.query);
    localStorage.setItem(names.variables, first.variables);
  } catch {
    // if storage is forbidden, GraphiQL restores nothing anyway
  }
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
