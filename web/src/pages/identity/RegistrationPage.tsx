import { registrationTexts } from "../../messages/identity";
import { paths } from "../../routing/paths";
import { credentialRules } from "../../features/session/credentials/credential-rules";
import { useSessionActions } from "../../features/session/SessionProvider";
import { Button } from "../../ui/form/Button";
import { TextField } from "../../ui/form/Field";
import { FormStack } from "../../ui/form/Form";
import { ErrorSummary } from "../../ui/form/ErrorSummary";
import { useFormWithSummary } from "../../ui/form/use-form-with-summary";
import { GoogleSignIn } from "./GoogleSignIn";
import { IdentityFrame } from "./SignInFrame";
import { useAttempt } from "./use-sign-in-attempt";

interface NewAccount {
  name: string;
  email: string;
  password: string;
}

/** `/registration` (spec §2). */
export function RegistrationPage() {
  return (
    <IdentityFrame
      title={registrationTexts.title}
      other={{ to: paths.login, label: registrationTexts.login }}
      google={<GoogleSignIn label={registrationTexts.google} />}
    >
      <RegistrationForm />
    </IdentityFrame>
  );
}

function RegistrationForm() {
  const { register: openAccount } = useSessionActions();
  const { busy, attempt } = useAttempt();
  const { register, handleSubmit, formState } = useFormWithSummary<NewAccount>();
  const { errors } = formState;
  const submit = handleSubmit(({ name, email, password }) =>
    attempt(() => openAccount(name, email, password)),
  );

  return (
    <FormStack method="post" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={formState} labels={{ name: "Name", email: "Email", password: "Password" }} />
      <TextField
        label="Name"
        autoComplete="name"
        required
        hint="At least 5 characters."
        error={errors.name?.message}
        {...register("name", credentialRules.name)}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email?.message}
        {...register("email", credentialRules.email)}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        required
        hint="At least 6 characters."
        error={errors.password?.message}
        {...register("password", credentialRules.password)}
      />
      <Button type="submit" size="large" wide busy={busy}>
        {registrationTexts.submit}
      </Button>
    </FormStack>
  );
}
