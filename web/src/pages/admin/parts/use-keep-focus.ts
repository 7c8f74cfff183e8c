import { useLayoutEffect, useRef } from "react";

/** A control of a moving row, identified by the row's key and the control's `data-move`. */
interface FocusTarget {
  key: string;
  control: string | undefined;
}

/**
 * Keeps the focus on a control of a row that moves within its list: the browser drops the focus when React moves the element.
 * Returns a function that stores the focused control of the row with this `data-key` until `rows` changes.
 */
export function useKeepFocus(rows: unknown): (key: string) => void {
  const target = useRef<FocusTarget>(null);

  useLayoutEffect(() => {
    const { key, control } = target.current ?? {};
    target.current = null;
    if (key === undefined || document.activeElement !== document.body) return;
    const row = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
    const found = row?.querySelector<HTMLElement>(control ? `[data-move="${control}"]` : "[data-name]");
    found?.focus();
  }, [rows]);

  return (key) => {
    const { activeElement } = document;
    const control = activeElement instanceof HTMLElement ? activeElement.dataset.move : undefined;
    target.current = { key, control };
  };
}
