import { useLayoutEffect } from "react";

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** The shortcut of the search as it is written on keys: "⌘K" or "Ctrl K". */
export const shortcutText = () => (isMac() ? "⌘K" : "Ctrl K");

/** The same for `aria-keyshortcuts`. */
export const keyShortcut = () => (isMac() ? "Meta+K" : "Control+K");

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  // On a Mac, Ctrl+K deletes to the end of the line.
  const [wanted, other] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === "k" && wanted && !other && !altKey && !shiftKey;
}

/** Calls `act` on the shortcut of the search, but not over another dialog, which has to be closed first. */
export function useSearchShortcut(act: () => void): void {
  // with the button that names it: a press right after it is seen isn't lost
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault(); // in some browsers it focuses the address bar
      if (!document.querySelector("dialog[open]:not([data-palette])")) act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [act]);
}
