import { useEffect } from "react";
import { useSessionActions, useViewer } from "../../../features/session/SessionProvider";

/**
 * Whether the email in a page's URL is the viewer's. Another person's email ends the session, as a 403 would (spec §8).
 */
export function useOwnAddress(email: string): boolean {
  const viewer = useViewer();
  const { handleUnauthorized } = useSessionActions();
  const own = email.toLowerCase() === viewer.email.toLowerCase();

  useEffect(() => {
    if (!own) handleUnauthorized();
  }, [own, handleUnauthorized]);

  return own;
}
