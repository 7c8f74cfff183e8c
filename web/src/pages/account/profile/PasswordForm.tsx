import { credentialBounds } from "@shop/shared/user";
import { useForm } from "react-hook-form";
import { credentialRules } from "../../../features/session/credentials/credential-rules";
import { PasswordField } from "../../../features/session/credentials/PasswordField";
import { useViewer } from "../../../features/session/SessionProvider";
import { accountTexts } from "../../../messages/account";
import { FormFailure } from "../../../ui/feedback/Notice";
import { Button } from "../../../ui/form/Button";
import { FormStack } from "../../../ui/form/Form";
import { Said } from "./Said";
import { useChangePassword, type PasswordEntry } from "./use-change-password";

/** Asks for the current password and a new one, which can be shown instead of being entered twice. */
export function PasswordForm() {
  const { email } = useViewer();
  const form = useForm<PasswordEntry>({ defaultValues: { current: "", next: "" } });
  const { register, handleSubmit, formState } = form;
  const { change, said, failure } = useChangePassword(form);
  const { errors, isSubmitting } = formState;

  // `post`, so that a form that is sent without code never puts a password into the URL.
  return (
    <FormStack method="post" noValidate onSubmit={(event) => void handleSubmit(change)(event)}>
      {/* tells password managers whose password it is */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={accountTexts.currentPassword}
        autoComplete="current-password"
        error={errors.current?.message}
        {...register("current", { required: credentialRules.password.required })}
      />
      <PasswordField
        label={accountTexts.newPassword}
        autoComplete="new-password"
        hint={`At least ${credentialBounds.password.min} characters.`}
        error={errors.next?.message}
        {...register("next", {
          ...credentialRules.password,
          validate: (next, { current }) => next !== current || accountTexts.samePassword,
        })}
      />
      <FormFailure>{failure}</FormFailure>
      <div>
        <Button type="submit" busy={isSubmitting}>
          {accountTexts.changePassword}
        </Button>
      </div>
      <Said>{said}</Said>
    </FormStack>
  );
}
