import { credentialBounds } from "@shop/shared/user";
import { registrationTexts } from "../../messages/identity";
import { paths } from "../../routing/paths";
import { EmailField, PasswordField } from "../../features/session/credentials/CredentialFields";
import { credentialRules, type Credentials } from "../../features/session/credentials/credential-rules";
import { useSessionActions } from "../../features/session/SessionProvider";
import { Button } from "../../ui/form/Button";
import { TextField } from "../../ui/form/Field";
import { FormStack } from "../../ui/form/Form";
import { ErrorSummary } from "../../ui/form/ErrorSummary";
import { useFormWithSummary } from "../../ui/form/use-form-with-summary";
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
      other={{ to: paths.login, label: registrationTexts.login }}
      google={<GoogleSignIn label={registrationTexts.google} />}
    >
      <RegistrationForm />
    </SignInFrame>
  );
}

function RegistrationForm() {
  const { register: openAccount } = useSessionActions();
  const { busy, attempt } = useSignInAttempt();
  const { register, handleSubmit, formState } = useFormWithSummary<NewAccount>();
  const { errors } = formState;
  const submit = handleSubmit(({ name, email, password }) =>
    attempt(() => openAccount(name, email, password)),
  );

  return (
    <FormStack method="post" action={paths.registration} noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={formState} labels={{ name: "Name", email: "Email", password: "Password" }} />
      <TextField
        label="Name"
        autoComplete="name"
        required
        hint={`At least ${credentialBounds.name.min} characters.`}
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
        hint={`At least ${credentialBounds.password.min} characters.`}
        error={errors.password?.message}
        {...register("password", credentialRules.password)}
      />
      <Button type="submit" size="large" wide busy={busy}>
        {registrationTexts.submit}
      </Button>
    </FormStack>
  );
}
