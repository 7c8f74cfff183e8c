import { useState } from "react";
import { useAlert } from "../../ui/dialog/AlertProvider";
import { explainAuthError } from "../../features/session/auth-errors";
import { identityAlerts } from "@shop/shared/messages/en/account";

/** Runs one sign-in attempt at a time; a failure is shown in the 'Error!' alert (spec §8). */
export function useSignInAttempt() {
  const [busy, setBusy] = useState(false);
  const alert = useAlert();

  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      void alert(identityAlerts.authentication(explainAuthError(error)));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { busy, attempt };
}
