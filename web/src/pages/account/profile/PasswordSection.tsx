import { styled } from "styled-components";
import type { IdentityProfile } from "../../../features/session/firebase/identity";
import { accountTexts } from "../../../messages/account";
import { color } from "../../../theme/tokens";
import { Loading, Skeleton } from "../../../ui/feedback/states";
import { ProfileSection } from "../ProfileSection";
import { PasswordForm } from "./PasswordForm";

const Muted = styled.p`
  color: ${color.muted};
`;

/** Changes the password of an account that has one. `profile` is undefined while it loads. */
export function PasswordSection({ profile }: { profile: IdentityProfile | null | undefined }) {
  return (
    <ProfileSection
      title={accountTexts.password}
      about={profile?.hasPassword ? accountTexts.aboutPassword : undefined}
    >
      <Content profile={profile} />
    </ProfileSection>
  );
}

function Content({ profile }: { profile: IdentityProfile | null | undefined }) {
  if (profile === undefined)
    return (
      <Loading what="your way to log in">
        <Skeleton $height="8rem" />
      </Loading>
    );
  return profile?.hasPassword ? <PasswordForm /> : <Muted>{accountTexts.atGoogle}</Muted>;
}
