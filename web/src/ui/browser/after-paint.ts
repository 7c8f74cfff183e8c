/** Runs the callback after the next paint, or at once in a tab that isn't painted. */
export function afterPaint(callback: () => void): void {
  if (document.hidden) callback();
  else requestAnimationFrame(() => setTimeout(callback));
}
