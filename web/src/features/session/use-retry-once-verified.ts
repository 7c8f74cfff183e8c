import { isForbidden } from "../../graphql/errors";
import { useSessionActions } from "./SessionProvider";

/**
 * Returns a function that runs an action which may require a verified email. If it is forbidden but the viewer has
 * verified the email meanwhile, renews the session and runs it again.
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
