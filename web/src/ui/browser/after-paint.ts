/** Calls back after the browser has painted what has changed so far; at once in a tab that paints nothing. */
export function afterPaint(callback: () => void): void {
  if (document.hidden) callback();
  else requestAnimationFrame(() => setTimeout(callback));
}
