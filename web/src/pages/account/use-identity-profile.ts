import { useEffect, useState } from "react";
import type { IdentityProfile } from "../../features/session/firebase/identity";
import { useSessionActions } from "../../features/session/SessionProvider";

interface Asked {
  /** Undefined while it is being asked for; null where the identity service knows nobody here. */
  profile?: IdentityProfile | null;
  error?: unknown;
}

/** What the identity service knows of the viewer; asked anew when they come back, for they may have been to their mail. */
export function useIdentityProfile(): Asked & { retry: () => void } {
  const { profile: ask } = useSessionActions();
  const [asked, setAsked] = useState<Asked>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let wanted = true;
    const answer = (next: Asked) => wanted && setAsked(next);
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
    setAsked({});
    setAttempt(attempt + 1);
  };
  return { ...asked, retry };
}
