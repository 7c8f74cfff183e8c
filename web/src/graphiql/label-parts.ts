/** A tab's list item has two buttons: GraphiQL calls the item a tab, in which screen readers find no buttons. */
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

/** An editor is named as the section around it, and its text scrolls by keyboard. */
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
