import { useLayoutEffect } from "react";

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** The shortcut of the search as labelled on keys: "⌘K" or "Ctrl K". */
export const shortcutText = () => (isMac() ? "⌘K" : "Ctrl K");

/** The shortcut in the format of `aria-keyshortcuts`. */
export const keyShortcut = () => (isMac() ? "Meta+K" : "Control+K");

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  // on a Mac, Ctrl+K deletes to the end of the line
  const [wanted, other] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === "k" && wanted && !other && !altKey && !shiftKey;
}

/** Calls `act` on the shortcut of the search, except over another dialog, which has to be closed first. */
export function useSearchShortcut(act: () => void): void {
  // a layout effect, so that the shortcut works as soon as its button is visible
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault(); // in some browsers the shortcut focuses the address bar
      if (!document.querySelector("dialog[open]:not([data-palette])")) act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [act]);
}
