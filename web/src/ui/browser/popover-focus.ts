import type { KeyboardEvent, ToggleEvent } from "react";

/** The links, buttons and text fields of a popover. Only the first and the last matter to the caller. */
const itemsOf = (popover: HTMLElement) => [...popover.querySelectorAll<HTMLElement>("a, button, input")];

/** Whether a popover is open; false while a browser without popovers hasn't loaded the polyfill. */
export function isPopoverOpen(popover: HTMLElement): boolean {
  try {
    return popover.matches(":popover-open");
  } catch {
    return false;
  }
}

/**
 * Focuses the first item of an opened popover, unless the focus is already inside it. On Escape the browser returns the
 * focus to the button.
 */
export function focusFirstItem({ currentTarget, target }: ToggleEvent<HTMLElement>): void {
  if (target === currentTarget) focusIfOpened(currentTarget); // React also reports the toggle events of a <details> inside
}

/** Focuses the first item of a popover if it was opened before its code had loaded. Can be its ref. */
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
