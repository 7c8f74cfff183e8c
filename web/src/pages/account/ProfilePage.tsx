import type { IdentityProfile } from "../../features/session/firebase/identity";
import { profileTexts } from "../../messages/account";
import { Page } from "../../ui/layout/Page";
import { ProfileSections } from "./ProfileSection";
import { DataSection } from "./data/DataSection";
import { AboutYou } from "./profile/AboutYou";
import { DevicesSection } from "./profile/DevicesSection";
import { NameSection } from "./profile/NameSection";
import { PasswordSection } from "./profile/PasswordSection";
import { useIdentityProfile } from "./profile/use-identity-profile";

/** `/profile` (spec §2 Profile): a list of sections, each in a file of its own. */
export function ProfilePage() {
  const asked = useIdentityProfile();
  const known = asked.profile !== undefined || asked.error !== undefined;
  return (
    <Page title={profileTexts.title}>
      <ProfileSections>
        <AboutYou {...asked} />
        {known && <OtherSections profile={asked.profile} />}
      </ProfileSections>
    </Page>
  );
}

/** They follow once the first section has its height, so that nothing moves. */
function OtherSections({ profile }: { profile: IdentityProfile | null | undefined }) {
  return (
    <>
      <NameSection />
      <PasswordSection profile={profile} />
      <DevicesSection />
      <DataSection />
    </>
  );
}
