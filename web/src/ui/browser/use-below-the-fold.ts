import { useDeferredValue } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";

/**
 * Whether what is below the first window is to be rendered. On a page that a link has opened, that is right after its top has
 * been painted; on the server, in a new document and after Back, which scrolls, at once.
 */
export function useBelowTheFold(): boolean {
  const opened = useNavigationType() !== NavigationType.Pop;
  return useDeferredValue(true, opened ? false : undefined);
}
