import { styled } from "styled-components";
import { verificationTexts } from "../../../messages/verification";
import { space } from "../../../theme/tokens";
import { Button } from "../../../ui/form/Button";
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
      <Button type="button" variant="secondary" size="small" busy={sending} onClick={() => void send()}>
        {verificationTexts.sendAgain}
      </Button>
      <p role="status">{failure ?? (sent && verificationTexts.sent)}</p>
    </Stack>
  );
}

/** Why a form was refused whose sender must verify their e-mail first, and what to do about it. */
export const verifyEmailFirst = <VerifyEmailNotice />;
