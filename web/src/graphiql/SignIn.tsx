import { demoAccounts } from "@shop/shared/demo-accounts";
import { startTransition, useActionState, useRef, type SubmitEvent } from "react";
import { styled } from "styled-components";
import { explainAuthError } from "../features/session/auth-errors";
import type { Credentials } from "../features/session/credential-rules";
import { EmailField } from "../features/session/EmailField";
import { PasswordField } from "../features/session/PasswordField";
import type { Session } from "../features/session/store/session";
import { color, space } from "../theme/tokens";
import { DialogFrame } from "../ui/dialog/DialogFrame";
import { Button } from "../ui/form/Button";
import { FormStack } from "../ui/form/Form";

const Box = styled(DialogFrame)`
  width: min(24rem, calc(100vw - 2rem));

  div:has(> button + button) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space[3]};
  }
  [role="alert"] {
    color: ${color.badInk};
  }
`;

/** The button and dialog to sign in with email and password, or as one of the demo's users. */
export function SignIn({ session, offersDemo }: { session: Session; offersDemo: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [failure, signIn, busy] = useActionState(
    (_: string, { email, password }: Credentials) =>
      session
        .signIn((identity) => identity.signInWithPassword(email, password))
        .then(() => "", explainAuthError),
    "",
  );
  const attempt = (credentials: Credentials) => startTransition(() => signIn(credentials));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    attempt(Object.fromEntries(new FormData(event.currentTarget)) as unknown as Credentials);
  };
  return (
    <>
      <Button size="small" onClick={() => dialog.current?.showModal()}>
        Sign in
      </Button>
      <Box ref={dialog} aria-label="Sign in">
        <FormStack method="post" onSubmit={submit}>
          <EmailField name="email" autoComplete="username" />
          <PasswordField name="password" autoComplete="current-password" />
          <p role="alert">{failure}</p>
          <div>
            <Button variant="secondary" onClick={() => dialog.current?.close()}>
              Cancel
            </Button>
            <Button type="submit" busy={busy}>
              Sign in
            </Button>
          </div>
          {offersDemo && <p>Or sign in as a user of the demo:</p>}
          {offersDemo && (
            <div>
              {Object.values(demoAccounts).map((account) => (
                <Button key={account.email} variant="secondary" onClick={() => attempt(account)}>
                  {account.label}
                </Button>
              ))}
            </div>
          )}
        </FormStack>
      </Box>
    </>
  );
}
