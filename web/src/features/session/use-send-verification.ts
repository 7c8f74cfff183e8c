import { useState } from "react";
import { explainAuthError } from "./auth-errors";
import { useSessionActions } from "./SessionProvider";

const notSent = "We couldn't send the email. Please try again.";

/** Sends the verification email again; `failure` is a sentence for the viewer. */
export function useSendVerification() {
  const { sendVerification } = useSessionActions();
  const [state, setState] = useState<{ sending?: boolean; sent?: boolean; failure?: string }>({});

  const send = async () => {
    setState({ sending: true });
    try {
      await sendVerification();
      setState({ sent: true });
    } catch (error) {
      setState({ failure: explainAuthError(error, notSent) });
    }
  };

  return { ...state, send };
}
