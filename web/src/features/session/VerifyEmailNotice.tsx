import { styled } from "styled-components";
import { verificationTexts } from "../../messages/account";
import { space } from "../../theme/tokens";
import { Button } from "../../ui/form/Button";
import { useSendVerification } from "./use-send-verification";

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
`;

function VerifyEmailNotice() {
  const { send, sending, sent, failure } = useSendVerification();
  return (
    <Stack>
      <p>{verificationTexts.verifyFirst}</p>
      <Button type="button" variant="secondary" busy={sending} onClick={() => void send()}>
        {verificationTexts.sendAgain}
      </Button>
      <p role="status">{failure ?? (sent && verificationTexts.sent)}</p>
    </Stack>
  );
}

/** Asks the viewer to verify their email before submitting the form, with a button that sends the mail. */
export const verifyEmailFirst = <VerifyEmailNotice />;
