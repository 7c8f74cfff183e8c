import { useMemo } from "react";
import { useSessionActions, useSignInOptions, useViewer } from "./SessionProvider";

/**
 * Signing in once more to confirm what can't be undone. The session stays as it is; each way returns a fresh ID token of the same account,
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
