import { useRef, useState } from "react";
import { styled } from "styled-components";
import { explainAuthError } from "../features/session/auth-errors";
import type { Session } from "../features/session/session";
import { SessionProvider, useSession, useSessionActions } from "../features/session/SessionProvider";
import { color, from, space, text } from "../theme/tokens";
import { Button } from "../ui/Button";
import { DemoButtons, type Credentials } from "./DemoButtons";
import { SignInDialog } from "./SignInDialog";
import { useSessionEnd } from "./use-access-token";

const Strip = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[5]};
  min-height: 3.5rem;
  padding: ${space[1]} ${space[4]};
  border-bottom: 1px solid ${color.line};
  background: ${color.ground};
  font-size: ${text.small};

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: ${color.muted};
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    color: ${color.ink};
  }
  h1 {
    font-size: inherit;
    font-weight: 550;
  }
  nav {
    display: flex;
    gap: ${space[4]};
  }
`;

const Shop = styled.a`
  &&& {
    color: ${color.ink};
    font-size: 1.0625rem;
    font-weight: 620;
    letter-spacing: -0.035em;
  }
`;

const Account = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-left: auto;
`;

const Who = styled.p`
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

interface BarProps {
  session: Session;
  shopName: string;
  demoAccounts: boolean;
}

/** The slim bar above GraphiQL: whose API this is, where else to go, and who is signed in. */
export function Bar({ session, shopName, demoAccounts }: BarProps) {
  return (
    <SessionProvider session={session} offers={{ demoAccounts, googleAccounts: false }}>
      <Strip>
        <Shop href="/">{shopName}</Shop>
        <h1>GraphiQL</h1>
        <nav aria-label="Elsewhere">
          <a href="/products">Products</a>
          <a href="/docs">Docs</a>
        </nav>
        <AccountOf session={session} demoAccounts={demoAccounts} />
      </Strip>
    </SessionProvider>
  );
}

function AccountOf({ session, demoAccounts }: Pick<BarProps, "session" | "demoAccounts">) {
  const { status, viewer } = useSession();
  const { signOut } = useSessionActions();
  const { ended, forget } = useSessionEnd(session);
  const leave = () => {
    signOut();
    forget();
  };
  return (
    <Account>
      <div role="status">{ended && <Notice>Your session has ended. Sign in again.</Notice>}</div>
      {viewer && (
        <>
          <Who title={viewer.email}>
            {viewer.email} <span>· {viewer.role === "ADMIN" ? "admin" : "customer"}</span>
          </Who>
          <Button variant="secondary" size="small" onClick={leave}>
            Sign out
          </Button>
        </>
      )}
      {status === "signedOut" && <SignIn demoAccounts={demoAccounts} />}
    </Account>
  );
}

function SignIn({ demoAccounts }: { demoAccounts: boolean }) {
  const { signInWithPassword, prepare } = useSessionActions();
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
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => dialog.current?.showModal()}
      >
        Sign in
      </Button>
      <SignInDialog dialog={dialog} demoAccounts={demoAccounts} signIn={signIn} />
    </>
  );
}
