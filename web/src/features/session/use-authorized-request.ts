import { useCallback } from "react";
import { useSessionActions } from "./SessionProvider";

interface AuthorizedRequestOptions {
  /** A forbidden read (403) ends a customer's session too; the caller explains a forbidden write. */
  isRead?: boolean;
}

/**
 * Sends a request with the viewer's access token (null for a visitor) and returns the response. A response that rejects
 * the token (401) ends the session (D-16).
 */
export function useAuthorizedRequest() {
  const { getAccessToken, handleUnauthorized, handleForbidden } = useSessionActions();
  return useCallback(
    async <Result extends { status: number }>(
      send: (accessToken: string | null) => Promise<Result>,
      { isRead = false }: AuthorizedRequestOptions = {},
    ): Promise<Result> => {
      const accessToken = await getAccessToken();
      const response = await send(accessToken);
      if (response.status === 401) handleUnauthorized(accessToken ?? undefined);
      if (response.status === 403) handleForbidden(accessToken ?? undefined, isRead);
      return response;
    },
    [getAccessToken, handleUnauthorized, handleForbidden],
  );
}
