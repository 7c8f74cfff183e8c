import type { KeyboardEvent, ToggleEvent } from "react";

/** The first and the last one are links, buttons or text fields, whatever is between them. */
const itemsOf = (popover: HTMLElement) => [...popover.querySelectorAll<HTMLElement>("a, button, input")];

/** Whether a popover is open; false where the browser knows no popovers, and the polyfill isn't loaded yet. */
export function isPopoverOpen(popover: HTMLElement): boolean {
  try {
    return popover.matches(":popover-open");
  } catch {
    return false;
  }
}

/**
 * Focuses the first item of an opened popover, unless somebody has reached another one before the browser's event; on Escape
 * the browser returns the focus to the button.
 */
export function focusFirstItem({ currentTarget, target }: ToggleEvent<HTMLElement>): void {
  if (target === currentTarget) focusIfOpened(currentTarget); // React hears of the <details> inside, too
}

/** The same for a popover that was opened before its code was there. Can be its ref. */
export function focusIfOpened(popover: HTMLElement | null): void {
  if (!popover || !isPopoverOpen(popover) || popover.contains(document.activeElement)) return;
  itemsOf(popover)[0]?.focus();
}

/** Keeps the Tab key inside an open popover, because it covers the page behind it. */
export function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  const popover = event.currentTarget;
  if (event.key !== "Tab" || !isPopoverOpen(popover)) return;
  const items = itemsOf(popover);
  const [leaving, entering] = event.shiftKey ? [items[0], items.at(-1)] : [items.at(-1), items[0]];
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  entering?.focus();
}
