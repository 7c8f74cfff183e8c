import { useState } from "react";
import { useSessionActions, useSignInOffers } from "../../features/session/SessionProvider";
import { Button } from "../../ui/form/Button";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { AccountChooser } from "./GoogleAccountChooser";
import { GoogleMark } from "./GoogleMark";
import { useAttempt } from "./use-sign-in-attempt";

/** Signs in through Google's window; under the emulator an account chooser stands in for it. */
export function GoogleSignIn({ label }: { label: string }) {
  const { signInWithGoogle, signInWithGoogleAccount } = useSessionActions();
  const { googleAccounts } = useSignInOffers();
  const hydrated = useHydrated();
  const { busy, attempt } = useAttempt();
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
        onClick={googleAccounts ? () => setChoosing(true) : openWindow}
      >
        {!busy && <GoogleMark />}
        {label}
      </Button>
      {choosing && (
        <AccountChooser
          onClose={() => setChoosing(false)}
          onWindow={openWindow}
          onChoose={(account) => void attempt(() => signInWithGoogleAccount(account))}
        />
      )}
    </>
  );
}
