import { useDeferredValue } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";

/** Whether a link has opened the page, rather than its address, Reload or Back. */
export const useOpenedByLink = (): boolean => useNavigationType() !== NavigationType.Pop;

/**
 * Whether what is below the first window is to be rendered. On a page that a link has opened, that is right after its top has
 * been painted; on the server, in a new document and after Back, which scrolls, at once.
 */
export function useBelowTheFold(): boolean {
  return useDeferredValue(true, useOpenedByLink() ? false : undefined);
}
