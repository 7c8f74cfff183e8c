/** GraphiQL's own names in local storage. */
const names = { query: "graphiql:query", variables: "graphiql:variables", panel: "graphiql:docExplorerFlex" };

/** Whether a panel stands beside the editor; in a narrow window it lies over it. */
export const isBesideEditor = () => window.matchMedia("(min-width: 48.01rem)").matches;

/** The panel to open with: where it hides nothing, and nobody has closed it before. */
export function panelAtFirst(title: string): string | undefined {
  return isBesideEditor() && read(names.panel) !== "hide-first" ? title : undefined;
}

/**
 * Stores the first tab as the one last worked on. GraphiQL knows a tab again by that, and without it would show the
 * first one without its variables, and add a tab at every reload.
 */
export function rememberFirstTab([first]: { query: string; variables: string }[]): void {
  if (!first || read(names.query) !== null) return;
  try {
    localStorage.setItem(names.query, first.query);
    localStorage.setItem(names.variables, first.variables);
  } catch {
    // where storage is forbidden nothing is known again anyhow
  }
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
