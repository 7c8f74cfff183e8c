import { accountTexts } from "../../../messages/account";
import { Failure, Loading, Skeleton } from "../../../ui/feedback/states";
import { ProfileSection } from "../ProfileSection";
import { DeviceList } from "./DeviceList";
import { useMyDevicesQuery } from "./MyDevices.generated";
import { SignOutEverywhere } from "./SignOutEverywhere";

/** Where the viewer is signed in, and 'Sign out everywhere'. */
export function DevicesSection() {
  return (
    <ProfileSection title={accountTexts.devices} about={accountTexts.aboutDevices}>
      <Devices />
      <SignOutEverywhere />
    </ProfileSection>
  );
}

function Devices() {
  const { data, error, refetch } = useMyDevicesQuery({ fetchPolicy: "cache-and-network" });

  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!data)
    return (
      <Loading what={accountTexts.loadingDevices}>
        <Skeleton $height="4rem" />
      </Loading>
    );
  if (data.myDevices.length === 0) return <p>{accountTexts.noDevices}</p>;
  return <DeviceList devices={data.myDevices} />;
}
