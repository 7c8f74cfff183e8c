import { useCallback } from "react";
import { useSessionActions } from "./SessionProvider";

/**
 * `fetch` in the viewer's name, for what is no GraphQL. An answer that does not believe the token ends the session
 * (D-16), and so does one that forbids to read; what else is forbidden has words of its own where it is sent.
 */
export function useAuthorizedFetch() {
  const { getAccessToken, expel } = useSessionActions();
  return useCallback(
    async (path: string, { headers, ...init }: Omit<RequestInit, "headers"> & { headers?: object } = {}) => {
      const token = await getAccessToken();
      const answer = await fetch(path, {
        ...init,
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      });
      const refused = answer.status === 401 || (answer.status === 403 && init.method === undefined);
      if (refused) expel(token ?? undefined);
      return answer;
    },
    [getAccessToken, expel],
  );
}
