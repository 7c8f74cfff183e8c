import { profileTexts } from "../../messages/account";
import { Page } from "../../ui/layout/Page";
import { ProfileSections } from "./ProfileSection";
import { YourData } from "./data/YourData";
import { AboutYou } from "./profile/AboutYou";
import { DevicesSection } from "./profile/DevicesSection";
import { NameSection } from "./profile/NameSection";
import { PasswordSection } from "./profile/PasswordSection";
import { useIdentityProfile } from "./profile/use-identity-profile";

/** `/profile` (spec §2 Profile): a list of sections, each in a file of its own. */
export function ProfilePage() {
  const asked = useIdentityProfile();
  return (
    <Page title={profileTexts.title}>
      <ProfileSections>
        <AboutYou {...asked} />
        <NameSection />
        <PasswordSection profile={asked.error === undefined ? asked.profile : null} />
        <DevicesSection />
        <YourData />
      </ProfileSections>
    </Page>
  );
}
