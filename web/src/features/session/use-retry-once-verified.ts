import { isForbidden } from "../../graphql/errors";
import { useSessionActions } from "./SessionProvider";

/**
 * Returns a function that runs an action which may require a verified email. If the action is forbidden but the
 * viewer has verified the email in the meantime, renews the session and runs the action again.
 */
export function useRetryOnceVerified(): <Result>(act: () => Promise<Result>) => Promise<Result> {
  const { confirmVerification } = useSessionActions();
  return async (act) => {
    try {
      return await act();
    } catch (error) {
      if (!isForbidden(error) || !(await confirmVerification().catch(() => false))) throw error;
      return act();
    }
  };
}
