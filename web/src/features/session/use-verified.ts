import { isForbidden } from "../../graphql/refusals";
import { useSessionActions } from "./SessionProvider";

/**
 * Runs what the shop may refuse until the viewer's e-mail is verified: once more where they have followed the link
 * meanwhile, which the session does not know yet.
 */
export function useVerified(): <Result>(act: () => Promise<Result>) => Promise<Result> {
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
