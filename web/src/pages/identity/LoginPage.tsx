import { demoAccounts } from "@shop/shared/demo-accounts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { styled } from "styled-components";
import { loginTexts } from "@shop/shared/messages/en/account";
import { paths } from "../../paths";
import { EmailField } from "../../features/session/EmailField";
import { PasswordField } from "../../features/session/PasswordField";
import { credentialRules, type Credentials } from "../../features/session/credential-rules";
import { useSession, useSessionActions, useSignInOptions } from "../../features/session/SessionProvider";
import { Button } from "../../ui/form/Button";
import { FormStack } from "../../ui/form/Form";
import { GoogleSignIn } from "./GoogleSignIn";
import { SignInFrame } from "./SignInFrame";
import { useSignInAttempt } from "./use-sign-in-attempt";
import { secondary, space } from "../../theme/tokens";

const Row = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space[2]};
  margin-block: calc(-1 * ${space[2]});

  button {
    margin-right: calc(-1 * ${space[3]});
  }
  p {
    justify-self: stretch;
    ${secondary}
  }
`;

/** Sends the password reset email; the message doesn't reveal unknown addresses (D-17). */
function ForgotPassword({ emailToReset }: { emailToReset: () => Promise<string | null> }) {
  const { sendPasswordReset } = useSessionActions();
  const { busy, attempt } = useSignInAttempt();
  const [sentTo, setSentTo] = useState<string>();

  const send = async () => {
    const email = await emailToReset();
    if (email && (await attempt(() => sendPasswordReset(email)))) setSentTo(email);
  };

  return (
    <Row>
      <Button variant="quiet" busy={busy} onClick={() => void send()}>
        {loginTexts.forgotPassword}
      </Button>
      <p role="status">{sentTo && loginTexts.resetSent(sentTo)}</p>
    </Row>
  );
}

const Box = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
  min-width: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${space[2]};
    padding: 0;
    ${secondary}
  }
`;

/** Buttons that fill in a demo account. */
function DemoAccounts({ onChoose }: { onChoose: (account: Credentials) => void }) {
  return (
    <Box>
      <legend>{loginTexts.demo}</legend>
      {(["customer", "admin"] as const).map((who) => (
        <Button key={who} variant="secondary" onClick={() => onChoose(demoAccounts[who])}>
          {loginTexts.demoAccounts[who]}
        </Button>
      ))}
    </Box>
  );
}

/** `/login` (spec §2). */
export function LoginPage() {
  const { ended } = useSession();
  return (
    <SignInFrame
      title={loginTexts.title}
      other={{ to: paths.registration, label: loginTexts.register }}
      google={<GoogleSignIn label={loginTexts.google} />}
    >
      {ended && <p role="status">{loginTexts.ended[ended]}</p>}
      <LoginForm />
    </SignInFrame>
  );
}

function LoginForm() {
  const { signInWithPassword } = useSessionActions();
  const { demoAccounts } = useSignInOptions();
  const { busy, attempt } = useSignInAttempt();
  const { register, handleSubmit, formState, setValue, trigger, getValues } = useForm<Credentials>();
  const { errors } = formState;
  const submit = handleSubmit(({ email, password }) => attempt(() => signInWithPassword(email, password)));

  // `post`, so that a form submitted before hydration never puts a password into the URL.
  return (
    <FormStack method="post" action={paths.login} noValidate onSubmit={(event) => void submit(event)}>
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
      <ForgotPassword
        emailToReset={async () =>
          (await trigger("email", { shouldFocus: true })) ? getValues("email") : null
        }
      />
      <Button type="submit" size="large" wide busy={busy}>
        {loginTexts.submit}
      </Button>
      {demoAccounts && (
        <DemoAccounts
          onChoose={({ email, password }) => {
            setValue("email", email, { shouldValidate: formState.isSubmitted });
            setValue("password", password, { shouldValidate: formState.isSubmitted });
          }}
        />
      )}
    </FormStack>
  );
}
