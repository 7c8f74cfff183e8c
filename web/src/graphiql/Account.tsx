import { useRef, useState, useSyncExternalStore } from "react";
import { styled } from "styled-components";
import { explainAuthError } from "../features/session/auth-errors";
import type { Credentials } from "../features/session/credential-rules";
import { useSession, useSessionActions } from "../features/session/SessionProvider";
import { color, from, space } from "../theme/tokens";
import { Button } from "../ui/form/Button";
import { DemoButtons } from "./DemoButtons";
import { SignInDialog } from "./SignInDialog";
import type { SessionEnd } from "./session-end";

const Corner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-left: auto;
`;

const SignedInUser = styled.p`
  overflow: hidden;
  max-width: 60vw;
  text-overflow: ellipsis;
  white-space: nowrap;

  span {
    color: ${color.muted};
  }
`;

const Offer = styled.div`
  display: none;
  align-items: center;
  gap: ${space[2]};
  color: ${color.muted};

  ${from.medium} {
    display: flex;
  }
`;

const Notice = styled.p`
  color: ${color.badInk};
  font-weight: 500;
`;

/** The signed-in user, and the buttons to sign in and out. */
export function Account({ sessionEnd, demoAccounts }: { sessionEnd: SessionEnd; demoAccounts: boolean }) {
  const { status, viewer } = useSession();
  const { signOut } = useSessionActions();
  const ended = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.get);
  const leave = () => {
    signOut();
    sessionEnd.forget();
  };
  return (
    <Corner>
      <div role="status">{ended && <Notice>Your session has ended. Sign in again.</Notice>}</div>
      {viewer && (
        <>
          <SignedInUser title={viewer.email}>
            <bdi>{`${viewer.email} `}</bdi>
            <span>{`· ${viewer.role === "ADMIN" ? "admin" : "customer"}`}</span>
          </SignedInUser>
          <Button variant="secondary" size="small" onClick={leave}>
            Sign out
          </Button>
        </>
      )}
      {status === "signedOut" && <SignIn demoAccounts={demoAccounts} />}
    </Corner>
  );
}

function SignIn({ demoAccounts }: { demoAccounts: boolean }) {
  const { signInWithPassword, preloadIdentity } = useSessionActions();
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const signIn = ({ email, password }: Credentials) => signInWithPassword(email, password);
  const choose = (account: Credentials) => {
    setBusy(true);
    setFailure("");
    signIn(account)
      .catch((error: unknown) => setFailure(explainAuthError(error)))
      .finally(() => setBusy(false));
  };
  return (
    <>
      {failure && <Notice role="alert">{failure}</Notice>}
      {demoAccounts && (
        <Offer role="group" aria-label="Demo accounts">
          <span>Try it as</span>
          <DemoButtons onChoose={choose} busy={busy} size="small" />
        </Offer>
      )}
      <Button
        size="small"
        onPointerEnter={preloadIdentity}
        onFocus={preloadIdentity}
        onClick={() => dialog.current?.showModal()}
      >
        Sign in
      </Button>
      <SignInDialog dialog={dialog} demoAccounts={demoAccounts} signIn={signIn} />
    </>
  );
}
