import { useLayoutEffect, type RefObject } from "react";

/** Opens the dialog for as long as it is mounted, and gives the focus back to what had it before. */
export function useModal(frame: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = frame.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      // A dialog that is taken away while it is open keeps the rest of the page from the focus until it is gone.
      if (dialog?.open) queueMicrotask(() => restoreFocus(before));
      else restoreFocus(before);
    };
  }, [frame]);
}

/** Where the element is gone or disabled meanwhile, the page itself takes the focus, never nothing. */
function restoreFocus(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus();
  if (document.activeElement === document.body || document.activeElement === null) {
    document.querySelector<HTMLElement>("main")?.focus();
  }
}
