import { useDeferredValue } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";

/** Whether a followed link opened the page, as opposed to an entered address, Reload or Back. */
export const useOpenedByLink = (): boolean => useNavigationType() !== NavigationType.Pop;

/**
 * Whether to render the content below the first window. After a followed link this becomes true once the top of the page is
 * painted. It is true at once on the server, in a new document, and after Back, which restores the scroll position.
 */
export function useBelowTheFold(): boolean {
  return useDeferredValue(true, useOpenedByLink() ? false : undefined);
}
