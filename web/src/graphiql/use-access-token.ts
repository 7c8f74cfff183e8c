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
