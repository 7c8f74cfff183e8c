import { useState } from "react";
import { useSessionActions, useSignInOptions } from "../../features/session/SessionProvider";
import { Button } from "../../ui/form/Button";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { GoogleAccountChooser } from "./GoogleAccountChooser";
import { GoogleMark } from "./GoogleMark";
import { useSignInAttempt } from "./use-sign-in-attempt";

/** Signs in with Google's popup; with the emulator, through an account chooser. */
export function GoogleSignIn({ label }: { label: string }) {
  const { signInWithGoogle, signInWithGoogleAccount } = useSessionActions();
  const { emulatedGoogle } = useSignInOptions();
  const hydrated = useHydrated();
  const { busy, attempt } = useSignInAttempt();
  const [choosing, setChoosing] = useState(false);
  const openWindow = () => void attempt(signInWithGoogle);

  return (
    <>
      <Button
        variant="secondary"
        size="large"
        wide
        busy={busy}
        disabled={!hydrated}
        onClick={emulatedGoogle ? () => setChoosing(true) : openWindow}
      >
        {!busy && <GoogleMark />}
        {label}
      </Button>
      {choosing && (
        <GoogleAccountChooser
          onClose={() => setChoosing(false)}
          onWindow={openWindow}
          onChoose={(account) => void attempt(() => signInWithGoogleAccount(account))}
        />
      )}
    </>
  );
}
