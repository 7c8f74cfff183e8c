import type { ToggleEvent } from "react";
import { focusFirstItem } from "./popover-focus";

/** Opens a menu with two items and dispatches the browser's toggle event. */
function openMenu() {
  const menu = document.createElement("div");
  menu.append(document.createElement("button"), document.createElement("button"));
  document.body.replaceChildren(menu);
  // jsdom knows no popovers
  Object.defineProperty(menu, "matches", { value: (selector: string) => selector === ":popover-open" });
  const [first, second] = menu.querySelectorAll("button");
  const opened = {
    currentTarget: menu,
    target: menu,
    newState: "open",
  } as unknown as ToggleEvent<HTMLElement>;
  return { first, second, opened };
}

it("leads somebody who opens a menu to its first item", () => {
  const { first, opened } = openMenu();
  focusFirstItem(opened);
  expect(document.activeElement).toBe(first);
});

it("keeps the focus on an item reached before the browser's event", () => {
  const { second, opened } = openMenu();
  second?.focus();
  focusFirstItem(opened);
  expect(document.activeElement).toBe(second);
});
