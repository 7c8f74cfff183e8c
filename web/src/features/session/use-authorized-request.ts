import { useCallback } from "react";
import { useSessionActions } from "./SessionProvider";

interface AuthorizedRequestOptions {
  /** A forbidden read (403) ends the session too; the caller explains a forbidden write. */
  isRead?: boolean;
}

/**
 * Sends a request with the viewer's access token (null for a visitor) and returns the response. A response that rejects
 * the token (401) ends the session (D-16).
 */
export function useAuthorizedRequest() {
  const { getAccessToken, handleUnauthorized } = useSessionActions();
  return useCallback(
    async <Result extends { status: number }>(
      send: (accessToken: string | null) => Promise<Result>,
      { isRead = false }: AuthorizedRequestOptions = {},
    ): Promise<Result> => {
      const accessToken = await getAccessToken();
      const response = await send(accessToken);
      if (response.status === 401 || (isRead && response.status === 403))
        handleUnauthorized(accessToken ?? undefined);
      return response;
    },
    [getAccessToken, handleUnauthorized],
  );
}
