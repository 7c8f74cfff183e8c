import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { credentialRules, type Credentials } from "../../../features/session/credential-rules";
import { PasswordField } from "../../../features/session/PasswordField";
import { useConfirmSignIn } from "../../../features/session/use-confirm-sign-in";
import { useSessionActions, useViewer } from "../../../features/session/SessionProvider";
import {
  accountTexts,
  deleteAccountTexts,
  notDeleted,
  yourDataAlerts,
} from "@shop/shared/messages/en/account";
import { paths } from "../../../paths";
import { FormFailure } from "../../../ui/feedback/Notice";
import { Loading } from "../../../ui/feedback/states";
import { Button } from "../../../ui/form/Button";
import { FormStack } from "../../../ui/form/Form";
import { CloseButton } from "../../../ui/dialog/CloseButton";
import { DialogActions } from "../../../ui/dialog/ModalFrame";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { recentSearches } from "../../../features/catalogue/search/recent-searches";
import { explainAuthError, isWrongPassword } from "../../../features/session/auth-errors";
import { conflictMessageOf } from "../../../graphql/errors";
import { useDeleteMyAccountMutation } from "./DeleteAccount.generated";

const explain = (error: unknown) =>
  isWrongPassword(error) ? accountTexts.wrongPassword : explainAuthError(error, notDeleted);

/**
 * Deletes the viewer's account with the ID token that `confirm` returns, then signs out, clears this device and shows a farewell.
 * Returns a failure as `failure`; the server's refusal is passed to `onRefused` too.
 */
function useDeleteAccount(onRefused: () => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [deleteMyAccount] = useDeleteMyAccountMutation();
  const { signOut } = useSessionActions();
  const navigate = useNavigate();
  const alert = useAlert();

  const deleteAccount = async (confirm: () => Promise<string>) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    let isErased: boolean | undefined;
    try {
      const { data } = await deleteMyAccount({ variables: { idToken: await confirm() } });
      isErased = data?.deleteMyAccount;
    } catch (error) {
      setBusy(false);
      setFailure(conflictMessageOf(error) ?? explain(error));
      if (conflictMessageOf(error)) onRefused();
      return;
    }
    recentSearches.write([]);
    signOut();
    void navigate(paths.home);
    void alert(isErased ? yourDataAlerts.goodbye : yourDataAlerts.beingDeleted);
  };

  return { busy, failure, deleteAccount };
}

/** Asks for the password, or for a new Google sign-in, and deletes the account. */
export function ConfirmDeletion({ onRefused }: { onRefused: () => void }) {
  const { profile: ask } = useSessionActions();
  const { confirmPassword, confirmWithGoogle } = useConfirmSignIn();
  const { busy, failure, deleteAccount } = useDeleteAccount(onRefused);
  const [byPassword, setByPassword] = useState<boolean>();

  useEffect(() => {
    // on failure it asks for the password: Firebase refuses it if the account has none
    void ask().then(
      (profile) => setByPassword(profile?.hasPassword ?? true),
      () => setByPassword(true),
    );
  }, [ask]);

  if (byPassword === undefined) return <Loading what={deleteAccountTexts.loadingSignIn} />;
  if (byPassword)
    return (
      <PasswordForm
        busy={busy}
        failure={failure}
        onSubmit={(password) => void deleteAccount(() => confirmPassword(password))}
      />
    );
  return (
    <FormStack as="div">
      <p>{deleteAccountTexts.confirmWithGoogle}</p>
      <FormFailure>{failure}</FormFailure>
      <DialogActions>
        <CloseButton>{deleteAccountTexts.cancel}</CloseButton>
        <Button variant="danger" busy={busy} onClick={() => void deleteAccount(confirmWithGoogle)}>
          {deleteAccountTexts.google}
        </Button>
      </DialogActions>
    </FormStack>
  );
}

interface PasswordFormProps {
  busy: boolean;
  failure: string | undefined;
  onSubmit: (password: string) => void;
}

function PasswordForm({ busy, failure, onSubmit }: PasswordFormProps) {
  const { email } = useViewer();
  const { register, handleSubmit, formState } = useForm<Pick<Credentials, "password">>();
  const submit = handleSubmit(({ password }) => onSubmit(password));

  return (
    <FormStack method="post" action={paths.profile} noValidate onSubmit={(event) => void submit(event)}>
      <p>{deleteAccountTexts.confirm}</p>
      {/* for password managers, which look for both */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register("password", { required: credentialRules.password.required })}
      />
      <FormFailure>{failure}</FormFailure>
      <DialogActions>
        <CloseButton>{deleteAccountTexts.cancel}</CloseButton>
        <Button type="submit" variant="danger" busy={busy}>
          {deleteAccountTexts.submit}
        </Button>
      </DialogActions>
    </FormStack>
  );
}
