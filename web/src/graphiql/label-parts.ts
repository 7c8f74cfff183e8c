function set(root: ParentNode, selector: string, name: string, value: (element: Element) => string): void {
  for (const element of root.querySelectorAll(selector))
    if (element.getAttribute(name) !== value(element)) element.setAttribute(name, value(element));
}

/**
 * Adds to GraphiQL's own elements the roles and names that assistive technology needs, whenever they change: a tab with
 * two buttons becomes a list item, each editor gets its section's name and scrolls by keyboard.
 */
export function labelParts(root: HTMLElement): void {
  const label = () => {
    set(root, "[role=tablist]", "aria-label", () => "Tabs");
    set(root, "[role=tablist]", "role", () => "list");
    set(root, "[role=tabpanel]", "role", () => "group");
    root.querySelectorAll("li[role=tab]").forEach((tab) => {
      tab.removeAttribute("role");
      tab.removeAttribute("aria-selected");
    });
    set(root, ".graphiql-tab-button", "aria-current", (button) =>
      String(button.closest(".graphiql-tab-active") !== null),
    );
    set(
      root,
      ".CodeMirror textarea",
      "aria-label",
      (field) => field.closest("section[aria-label]")?.getAttribute("aria-label") ?? "Editor",
    );
    set(root, ".CodeMirror-scroll", "tabindex", () => "0");
  };
  new MutationObserver(label).observe(root, { subtree: true, childList: true, attributeFilter: ["class"] });
  label();
}
