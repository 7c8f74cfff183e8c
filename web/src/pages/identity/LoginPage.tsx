import { useForm } from "react-hook-form";
import { accountTexts } from "../../messages/account";
import { loginTexts } from "../../messages/identity";
import { paths } from "../../routing/paths";
import { EmailField } from "../../features/session/credentials/EmailField";
import { PasswordField } from "../../features/session/credentials/PasswordField";
import { credentialRules, type Credentials } from "../../features/session/credentials/credential-rules";
import { useSession, useSessionActions, useSignInOptions } from "../../features/session/SessionProvider";
import { Button } from "../../ui/form/Button";
import { FormStack } from "../../ui/form/Form";
import { DemoAccounts } from "./DemoAccounts";
import { ForgotPassword } from "./ForgotPassword";
import { GoogleSignIn } from "./GoogleSignIn";
import { SignInFrame } from "./SignInFrame";
import { useSignInAttempt } from "./use-sign-in-attempt";

/** `/login` (spec §2). */
export function LoginPage() {
  const { everywhere } = useSession();
  return (
    <SignInFrame
      title={loginTexts.title}
      other={{ to: paths.registration, label: loginTexts.register }}
      google={<GoogleSignIn label={loginTexts.google} />}
    >
      {everywhere && <p role="status">{accountTexts.signedOutEverywhere}</p>}
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

  // `post`, so that a form that is sent without code never puts a password into the URL.
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
