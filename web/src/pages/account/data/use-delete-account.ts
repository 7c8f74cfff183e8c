import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAlert } from "../../../features/alerts/AlertProvider";
import { clearSearches } from "../../../features/catalogue/search/recent-searches";
import { explainAuthError } from "../../../features/session/firebase/auth-errors";
import { useSessionActions } from "../../../features/session/SessionProvider";
import { conflictMessageOf } from "../../../graphql/errors";
import { notDeleted, yourDataAlerts } from "../../../messages/data-section";
import { paths } from "../../../routing/paths";
import { useDeleteMyAccountMutation } from "./DeleteAccount.generated";

/**
 * Deletes the viewer's account with the ID token that `confirm` returns, then signs out, empties this device, and says goodbye. A
 * failure is returned as `failure`; the server's refusal is told to `onRefused` too.
 */
export function useDeleteAccount(onRefused: () => void) {
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
      setFailure(conflictMessageOf(error) ?? explainAuthError(error, notDeleted));
      if (conflictMessageOf(error)) onRefused();
      return;
    }
    clearSearches();
    signOut();
    void navigate(paths.home);
    void alert(isErased ? yourDataAlerts.goodbye : yourDataAlerts.beingDeleted);
  };

  return { busy, failure, deleteAccount };
}
