import { useCallback } from "react";
import { useAuthorizedRequest } from "./use-authorized-request";

/** `fetch` with the viewer's access token, for REST; see {@link useAuthorizedRequest}. */
export function useAuthorizedFetch() {
  const request = useAuthorizedRequest();
  return useCallback(
    (path: string, { headers, ...init }: Omit<RequestInit, "headers"> & { headers?: object } = {}) =>
      request(
        (token) =>
          fetch(path, {
            ...init,
            headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
          }),
        { isRead: init.method === undefined },
      ),
    [request],
  );
}
