import { isForbidden } from "../../../graphql/errors";
import { useSessionActions } from "../SessionProvider";

/**
 * Runs an action that may require a verified e-mail. Where it is refused but the viewer has followed the link meanwhile,
 * renews the session and runs it again.
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
