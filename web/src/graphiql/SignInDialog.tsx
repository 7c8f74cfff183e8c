import { useState, type RefObject } from "react";
import { useForm } from "react-hook-form";
import { styled } from "styled-components";
import { explainAuthError } from "../features/session/auth-errors";
import { EmailField } from "../features/session/EmailField";
import { PasswordField } from "../features/session/PasswordField";
import { credentialRules, type Credentials } from "../features/session/credential-rules";
import { color, space, text } from "../theme/tokens";
import { Button } from "../ui/form/Button";
import { DialogFrame } from "../ui/dialog/DialogFrame";
import { DemoButtons } from "./DemoButtons";

const Box = styled(DialogFrame)`
  width: min(24rem, calc(100vw - 2rem));

  form {
    display: grid;
    gap: ${space[4]};
  }
  h2 {
    font-size: ${text.title};
    letter-spacing: -0.02em;
  }
  p {
    color: ${color.muted};
    font-size: ${text.small};
  }
  p[role="alert"] {
    color: ${color.badInk};
    font-weight: 500;
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
`;

interface SignInDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  demoAccounts: boolean;
  signIn: (credentials: Credentials) => Promise<void>;
}

/** Signs in with email and password; closes on success. */
export function SignInDialog({ dialog, demoAccounts, signIn }: SignInDialogProps) {
  const { register, handleSubmit, formState, reset } = useForm<Credentials>();
  const { errors } = formState;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");

  const attempt = async (credentials: Credentials) => {
    setBusy(true);
    setFailure("");
    try {
      await signIn(credentials);
      reset();
      dialog.current?.close();
    } catch (error) {
      setFailure(explainAuthError(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box ref={dialog} aria-labelledby="sign-in-title" onClose={() => setFailure("")}>
      <form method="post" noValidate onSubmit={(event) => void handleSubmit(attempt)(event)}>
        <h2 id="sign-in-title">Sign in</h2>
        <p>
          Your access token is put into the headers of every request, and renewed while this page is open.
        </p>
        <EmailField
          autoComplete="username"
          error={errors.email?.message}
          {...register("email", credentialRules.email)}
        />
        <PasswordField
          autoComplete="current-password"
          error={errors.password?.message}
          {...register("password", credentialRules.password)}
        />
        {failure && <p role="alert">{failure}</p>}
        <Choices>
          <Button variant="secondary" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            Sign in
          </Button>
        </Choices>
        {demoAccounts && (
          <>
            <p>Or with a tap, as one of the demo&rsquo;s people:</p>
            <Choices>
              <DemoButtons onChoose={(account) => void attempt(account)} busy={busy} />
            </Choices>
          </>
        )}
      </form>
    </Box>
  );
}
