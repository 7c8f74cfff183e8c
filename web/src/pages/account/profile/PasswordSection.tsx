import { styled } from "styled-components";
import type { IdentityProfile } from "../../../features/session/firebase/identity";
import { accountTexts } from "../../../messages/account";
import { color } from "../../../theme/tokens";
import { ProfileSection } from "../ProfileSection";
import { PasswordForm } from "./PasswordForm";

const Muted = styled.p`
  color: ${color.muted};
`;

interface PasswordSectionProps {
  /** Null or undefined where it isn't known: Firebase refuses a password where there is none. */
  profile: IdentityProfile | null | undefined;
}

/** Changes the password of an account that has one. */
export function PasswordSection({ profile }: PasswordSectionProps) {
  const atGoogle = profile?.hasPassword === false;
  return (
    <ProfileSection title={accountTexts.password} about={atGoogle ? undefined : accountTexts.aboutPassword}>
      {atGoogle ? <Muted>{accountTexts.atGoogle}</Muted> : <PasswordForm />}
    </ProfileSection>
  );
}
