import { useState } from "react";
import { styled } from "styled-components";
import { loginTexts } from "../../messages/identity";
import { useSessionActions } from "../../features/session/SessionProvider";
import { color, space, text } from "../../theme/tokens";
import { Button } from "../../ui/form/Button";
import { useSignInAttempt } from "./use-sign-in-attempt";

const Row = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space[2]};
  margin-block: calc(-1 * ${space[2]});

  button {
    margin-right: calc(-1 * ${space[3]});
  }
  p {
    justify-self: stretch;
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

/** Sends the email that resets the password; the message is the same for unknown addresses (D-17). */
export function ForgotPassword({ emailToReset }: { emailToReset: () => Promise<string | null> }) {
  const { sendPasswordReset } = useSessionActions();
  const { busy, attempt } = useSignInAttempt();
  const [sentTo, setSentTo] = useState<string>();

  const send = async () => {
    const email = await emailToReset();
    if (email && (await attempt(() => sendPasswordReset(email)))) setSentTo(email);
  };

  return (
    <Row>
      <Button variant="quiet" busy={busy} onClick={() => void send()}>
        {loginTexts.forgotPassword}
      </Button>
      <p role="status">
        {sentTo &&
          `If there is an account for ${sentTo}, an email is on its way. Follow its link to choose a new password.`}
      </p>
    </Row>
  );
}
