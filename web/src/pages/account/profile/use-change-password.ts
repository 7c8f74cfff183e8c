import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { explainAuthError } from "../../../features/session/firebase/auth-errors";
import { useSessionActions } from "../../../features/session/SessionProvider";
import { accountTexts } from "../../../messages/account";

/** The form's values. */
export interface PasswordEntry {
  current: string;
  next: string;
}

/** Firebase's codes for what is wrong with one of the fields. */
const wrongCurrent = ["auth/wrong-password", "auth/invalid-credential", "auth/invalid-login-credentials"];
const weakNext = ["auth/weak-password", "auth/password-does-not-meet-requirements"];

/** Changes the password; `said` and `failure` are sentences for the viewer, and errors of a field are shown under it. */
export function useChangePassword({ setError, reset }: UseFormReturn<PasswordEntry>) {
  const { loadIdentity, endOtherSessions } = useSessionActions();
  const [outcome, setOutcome] = useState<{ said?: string; failure?: string }>({});

  const refuse = (error: unknown) => {
    const code = String((error as { code?: unknown } | null)?.code);
    if (wrongCurrent.includes(code))
      return setError("current", { message: accountTexts.wrongPassword }, { shouldFocus: true });
    if (weakNext.includes(code))
      return setError("next", { message: explainAuthError(error) }, { shouldFocus: true });
    setOutcome({ failure: explainAuthError(error, accountTexts.passwordNotChanged) });
  };

  /** Changes the password and stays signed in; false if the other sessions end only when their tokens do. */
  const changePassword = async (current: string, next: string): Promise<boolean> => {
    const idToken = await (await loadIdentity()).changePassword(current, next);
    if (idToken === null) return false;
    return endOtherSessions(idToken).then(
      () => true,
      () => false,
    );
  };

  const change = async ({ current, next }: PasswordEntry) => {
    setOutcome({});
    try {
      const othersEnded = await changePassword(current, next);
      reset();
      setOutcome({ said: othersEnded ? accountTexts.passwordChanged : accountTexts.passwordChangedAlone });
    } catch (error) {
      refuse(error);
    }
  };

  return { ...outcome, change };
}
