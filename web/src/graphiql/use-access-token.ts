import { useEffect, useState, useSyncExternalStore } from "react";
import type { Session } from "../features/session/store/session";

/** The session's current access token; null if signed out, undefined while loading. */
export function useAccessToken(session: Session): string | null | undefined {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    let current = true;
    const take = (next: string | null) => current && setToken(next);
    session.getAccessToken().then(take, () => take(null));
    return () => void (current = false);
  }, [session, state]);
  return token;
}

/** Whether the session ended without a sign-out, because the token was rejected or could not be renewed. */
export function useSessionEnd(session: Session): { ended: boolean; forget: () => void } {
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    let before = session.getState().status;
    return session.subscribe(() => {
      const { status } = session.getState();
      setEnded(status === "signedOut" && before !== "signedOut");
      before = status;
    });
  }, [session]);
  return { ended, forget: () => setEnded(false) };
}
