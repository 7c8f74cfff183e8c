import { useLayoutEffect, type RefObject } from "react";

/** Opens a modal dialog while it is mounted, and restores the focus afterwards. */
export function useModal(frame: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = frame.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      // An open dialog keeps the rest of the page inert until it has been removed from the document.
      if (dialog?.open) queueMicrotask(() => restoreFocus(before));
      else restoreFocus(before);
    };
  }, [frame]);
}

/** Focuses the element, or the main content where the element was removed or disabled. */
function restoreFocus(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus();
  if (document.activeElement === document.body || document.activeElement === null) {
    document.querySelector<HTMLElement>("main")?.focus();
  }
}
