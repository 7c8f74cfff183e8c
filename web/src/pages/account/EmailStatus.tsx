import { styled } from "styled-components";
import { useSendVerification } from "../../features/session/account/use-send-verification";
import { profileTexts } from "../../messages/account";
import { verificationTexts } from "../../messages/verification";
import { color, space, text } from "../../theme/tokens";
import { Badge } from "../../ui/feedback/Badge";
import { Button } from "../../ui/form/Button";

const Unverified = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};

  p {
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

/** 'verified' or 'unverified' (spec §2 Profile), with a button that sends the verification mail again. */
export function EmailStatus({ email, verified }: { email: string; verified: boolean }) {
  if (verified) return <Badge tone="good">{profileTexts.verified}</Badge>;
  return (
    <Unverified>
      <Badge>{profileTexts.unverified}</Badge>
      <Verification email={email} />
    </Unverified>
  );
}

function Verification({ email }: { email: string }) {
  const { send, sending, sent, failure } = useSendVerification();
  return (
    <>
      <p>{verificationTexts.linkSent(email)}</p>
      <Button variant="secondary" busy={sending} onClick={() => void send()}>
        {verificationTexts.again}
      </Button>
      <p role="status">{failure ?? (sent && verificationTexts.sent)}</p>
    </>
  );
}
