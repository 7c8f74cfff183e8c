import { useForm } from "react-hook-form";
import { credentialBounds } from "@shop/shared/user";
import { passwordTexts, registrationTexts } from "@shop/shared/messages/en/account";
import { paths } from "../../paths";
import { EmailField } from "../../features/session/EmailField";
import { PasswordField } from "../../features/session/PasswordField";
import { credentialRules, type Credentials } from "../../features/session/credential-rules";
import { useSessionActions } from "../../features/session/SessionProvider";
import { Button } from "../../ui/form/Button";
import { TextField } from "../../ui/form/Field";
import { FormStack } from "../../ui/form/Form";
import { LegalNote } from "../../ui/layout/LegalNote";
import { GoogleSignIn } from "./GoogleSignIn";
import { SignInFrame } from "./SignInFrame";
import { useSignInAttempt } from "./use-sign-in-attempt";

interface NewAccount extends Credentials {
  name: string;
}

/** `/registration` (spec §2). */
export function RegistrationPage() {
  return (
    <SignInFrame
      title={registrationTexts.title}
      other={{ to: paths.login, label: registrationTexts.login, question: registrationTexts.haveAccount }}
      google={<GoogleSignIn label={registrationTexts.google} />}
    >
      <RegistrationForm />
    </SignInFrame>
  );
}

function RegistrationForm() {
  const { register: openAccount } = useSessionActions();
  const { busy, attempt } = useSignInAttempt();
  const { register, handleSubmit, formState } = useForm<NewAccount>();
  const { errors } = formState;
  const submit = handleSubmit(({ name, email, password }) =>
    attempt(() => openAccount(name, email, password)),
  );

  return (
    <FormStack method="post" action={paths.registration} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={registrationTexts.name}
        autoComplete="name"
        required
        error={errors.name?.message}
        {...register("name", credentialRules.name)}
      />
      <EmailField
        autoComplete="email"
        error={errors.email?.message}
        {...register("email", credentialRules.email)}
      />
      <PasswordField
        autoComplete="new-password"
        hint={passwordTexts.hint(credentialBounds.password.min)}
        error={errors.password?.message}
        {...register("password", credentialRules.password)}
      />
      <Button type="submit" size="large" wide busy={busy}>
        {registrationTexts.submit}
      </Button>
      <LegalNote>{registrationTexts.agreement}</LegalNote>
    </FormStack>
  );
}
