import { useMemo } from "react";
import { useSessionActions, useSignInOptions, useViewer } from "./SessionProvider";

/**
 * Signs in again to confirm an irreversible action. The session is unchanged. Each method returns a fresh ID token of the current account,
 * or rejects with an error that `explainAuthError` explains.
 */
export function useConfirmSignIn() {
  const { loadIdentity } = useSessionActions();
  const { emulatedGoogle } = useSignInOptions();
  const { email, name } = useViewer();

  return useMemo(
    () => ({
      confirmPassword: async (password: string) => (await loadIdentity()).confirmPassword(email, password),
      confirmWithGoogle: async () => {
        const identity = await loadIdentity();
        return emulatedGoogle
          ? identity.confirmGoogleAccount({ email, name: name ?? "" })
          : identity.confirmGoogle();
      },
    }),
    [loadIdentity, emulatedGoogle, email, name],
  );
}
