import { createContext, use } from "react";

/** Where a page tells the server which status it deserves; null in the browser, where nobody asks. */
export const ResponseStatus = createContext<{ code: number } | null>(null);

/** Answers the request for this page with a status other than 200: 404 for what does not exist. */
export function useResponseStatus(code: number): void {
  const status = use(ResponseStatus);
  if (status) status.code = code;
}
