import { useState } from "react";
import { styled } from "styled-components";
import { verificationTexts } from "@shop/shared/messages/en/account";
import { space } from "../../theme/tokens";
import { Button } from "../../ui/form/Button";
import { explainAuthError } from "./auth-errors";
import { useSessionActions } from "./SessionProvider";

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
`;

/** Sends the verification email again; `failure` is a sentence for the viewer. */
function useSendVerification() {
  const { sendVerification } = useSessionActions();
  const [state, setState] = useState<{ sending?: boolean; sent?: boolean; failure?: string }>({});

  const send = async () => {
    setState({ sending: true });
    try {
      await sendVerification();
      setState({ sent: true });
    } catch (error) {
      setState({ failure: explainAuthError(error, verificationTexts.notSent) });
    }
  };

  return { ...state, send };
}

/** A text about the verification of the email, and a button that sends the mail again. */
export function SendVerification({ text, label }: { text: string; label: string }) {
  const { send, sending, sent, failure } = useSendVerification();
  return (
    <>
      <p>{text}</p>
      <Button variant="secondary" busy={sending} onClick={() => void send()}>
        {label}
      </Button>
      <p role="status">{failure ?? (sent && verificationTexts.sent)}</p>
    </>
  );
}

/** Asks the viewer to verify their email before submitting the form. */
export const verifyEmailFirst = (
  <Stack>
    <SendVerification text={verificationTexts.verifyFirst} label={verificationTexts.sendAgain} />
  </Stack>
);
