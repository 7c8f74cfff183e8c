/**
 * Removes the tab role from a tab's list item, because it contains two buttons, which screen readers don't find
 * inside a tab.
 */
function listTabs(root: ParentNode): void {
  root.querySelectorAll("[role=tablist]").forEach((list) => {
    list.setAttribute("role", "list");
    list.setAttribute("aria-label", "Tabs");
  });
  root.querySelectorAll(".graphiql-tab").forEach((tab) => {
    const active = String(tab.classList.contains("graphiql-tab-active"));
    const button = tab.querySelector(".graphiql-tab-button");
    if (tab.hasAttribute("role")) tab.removeAttribute("role");
    if (tab.hasAttribute("aria-selected")) tab.removeAttribute("aria-selected");
    if (button?.getAttribute("aria-current") !== active) button?.setAttribute("aria-current", active);
  });
  root.querySelectorAll("[role=tabpanel]").forEach((panel) => panel.setAttribute("role", "group"));
}

/** Names each editor after its section, and makes its text scrollable by keyboard. */
function nameEditors(root: ParentNode): void {
  root.querySelectorAll(".CodeMirror textarea:not([aria-label])").forEach((field) => {
    const section = field.closest("section[aria-label]");
    field.setAttribute("aria-label", section?.getAttribute("aria-label") ?? "Editor");
  });
  root
    .querySelectorAll(".CodeMirror-scroll[tabindex='-1']")
    .forEach((text) => text.setAttribute("tabindex", "0"));
}

/** Adds to GraphiQL's own elements the roles and names that assistive technology needs, whenever they change. */
export function labelParts(root: HTMLElement): void {
  const label = () => {
    listTabs(root);
    nameEditors(root);
  };
  new MutationObserver(label).observe(root, {
    subtree: true,
    childList: true,
    attributeFilter: ["class", "aria-selected"],
  });
  label();
}
