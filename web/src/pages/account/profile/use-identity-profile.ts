import { useEffect, useState } from "react";
import type { IdentityProfile } from "../../../features/session/identity";
import { useSessionActions } from "../../../features/session/SessionProvider";

interface ProfileState {
  /** Undefined while loading; null if signed out at the identity service. */
  profile?: IdentityProfile | null;
  error?: unknown;
}

/**
 * The viewer's profile at the identity service. Loaded again when the tab becomes visible, because the viewer may have verified their
 * email.
 */
export function useIdentityProfile(): ProfileState & { retry: () => void } {
  const { profile: ask } = useSessionActions();
  const [state, setState] = useState<ProfileState>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let wanted = true;
    const answer = (next: ProfileState) => wanted && setState(next);
    ask().then(
      (profile) => answer({ profile }),
      (error: unknown) => answer({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [ask, attempt]);

  useEffect(() => {
    const comeBack = () => document.hidden || setAttempt((before) => before + 1);
    document.addEventListener("visibilitychange", comeBack);
    return () => document.removeEventListener("visibilitychange", comeBack);
  }, []);

  const retry = () => {
    setState({});
    setAttempt(attempt + 1);
  };
  return { ...state, retry };
}
