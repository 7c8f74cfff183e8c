import { credentialBounds } from "@shop/shared/user";
import { useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { styled } from "styled-components";
import type { IdentityProfile } from "../../features/session/identity";
import { accountTexts, passwordTexts, profileTexts } from "@shop/shared/messages/en/account";
import { Muted } from "../../ui/layout/Muted";
import { Page, Stack } from "../../ui/layout/Page";
import { ProfileSection } from "./ProfileSection";
import { AddressesSection } from "./addresses/AddressesSection";
import { DataSection } from "./data/DataSection";
import { AboutYou } from "./profile/AboutYou";
import { CartRemindersSection } from "./profile/CartRemindersSection";
import { NameSection } from "./profile/NameSection";
import { useIdentityProfile } from "./profile/use-identity-profile";
import { color, secondary, space, text } from "../../theme/tokens";
import { Failure, Loading, Skeleton } from "../../ui/feedback/states";
import { useMyDevicesQuery, type DeviceList_DeviceFragment } from "./profile/MyDevices.generated";
import { SignOutEverywhere } from "./profile/SignOutEverywhere";
import { credentialRules } from "../../features/session/credential-rules";
import { PasswordField } from "../../features/session/PasswordField";
import { useViewer, useSessionActions } from "../../features/session/SessionProvider";
import { FormFailure } from "../../ui/feedback/Notice";
import { Button } from "../../ui/form/Button";
import { FormStack } from "../../ui/form/Form";
import { StatusMessage } from "./profile/StatusMessage";
import { explainAuthError, isWrongPassword } from "../../features/session/auth-errors";
import { Badge } from "../../ui/feedback/Badge";
import { useViewerTime } from "../../ui/format/use-viewer-time";

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  padding-block: ${space[4]};
  border-bottom: 1px solid ${color.line};

  &:first-child {
    padding-top: 0;
  }
  h3 {
    font-size: ${text.body};
  }
  p {
    grid-column: 1;
    ${secondary}
  }
`;

const HOUR_MS = 3_600_000;

/** Whether a device was used in the last hour; the API rounds the last use to hours. */
const usedLately = (lastUsedAt: string) => Date.now() - Date.parse(lastUsedAt) < HOUR_MS;

/** The devices, in the API's order. */
function DeviceList({ devices }: { devices: readonly DeviceList_DeviceFragment[] }) {
  const { moment } = useViewerTime();
  return (
    <ul role="list">
      {devices.map(({ id, name, signedInAt, lastUsedAt, current }) => (
        <Row key={id}>
          <h3>{name}</h3>
          {current && <Badge tone="good">{accountTexts.thisDevice}</Badge>}
          <p>
            {`${accountTexts.signedIn(moment(signedInAt))} · ${
              usedLately(lastUsedAt) ? accountTexts.usedLately : accountTexts.lastUsed(moment(lastUsedAt))
            }`}
          </p>
        </Row>
      ))}
    </ul>
  );
}

/** The form's values. */
interface PasswordEntry {
  current: string;
  next: string;
}

/** Firebase's codes for an unacceptable new password. */
const weakNext = ["auth/weak-password", "auth/password-does-not-meet-requirements"];

/**
 * Changes the password; `said` and `failure` are sentences for the viewer, and field errors appear under their fields.
 */
function useChangePassword({ setError, reset }: UseFormReturn<PasswordEntry>) {
  const { loadIdentity, endOtherSessions } = useSessionActions();
  const [outcome, setOutcome] = useState<{ said?: string; failure?: string }>({});

  const refuse = (error: unknown) => {
    const code = String((error as { code?: unknown } | null)?.code);
    if (isWrongPassword(error))
      return setError("current", { message: accountTexts.wrongPassword }, { shouldFocus: true });
    if (weakNext.includes(code))
      return setError("next", { message: explainAuthError(error) }, { shouldFocus: true });
    setOutcome({ failure: explainAuthError(error, accountTexts.passwordNotChanged) });
  };

  /** Changes the password and stays signed in; false if the other sessions end only when their tokens expire. */
  const changePassword = async (current: string, next: string): Promise<boolean> => {
    const idToken = await (await loadIdentity()).changePassword(current, next);
    if (idToken === null) return false;
    return endOtherSessions(idToken).then(
      () => true,
      () => false,
    );
  };

  const change = async ({ current, next }: PasswordEntry) => {
    setOutcome({});
    try {
      const othersEnded = await changePassword(current, next);
      reset();
      setOutcome({ said: othersEnded ? accountTexts.passwordChanged : accountTexts.passwordChangedAlone });
    } catch (error) {
      refuse(error);
    }
  };

  return { ...outcome, change };
}

/** Asks for the current and the new password. The new one can be shown, so it is not entered twice. */
function PasswordForm() {
  const { email } = useViewer();
  const form = useForm<PasswordEntry>({ defaultValues: { current: "", next: "" } });
  const { register, handleSubmit, formState } = form;
  const { change, said, failure } = useChangePassword(form);
  const { errors, isSubmitting } = formState;

  // `post`, so that a form submitted before hydration never puts a password into the URL.
  return (
    <FormStack method="post" noValidate onSubmit={(event) => void handleSubmit(change)(event)}>
      {/* tells password managers the account */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={accountTexts.currentPassword}
        autoComplete="current-password"
        error={errors.current?.message}
        {...register("current", { required: credentialRules.password.required })}
      />
      <PasswordField
        label={accountTexts.newPassword}
        autoComplete="new-password"
        hint={passwordTexts.hint(credentialBounds.password.min)}
        error={errors.next?.message}
        {...register("next", {
          ...credentialRules.password,
          validate: (next, { current }) => next !== current || accountTexts.samePassword,
        })}
      />
      <FormFailure>{failure}</FormFailure>
      <div>
        <Button type="submit" busy={isSubmitting}>
          {accountTexts.changePassword}
        </Button>
      </div>
      <StatusMessage>{said}</StatusMessage>
    </FormStack>
  );
}

/** The viewer's devices, and 'Sign out everywhere'. */
function DevicesSection() {
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

interface PasswordSectionProps {
  /**
   * Null or undefined if unknown: then the form is shown, and Firebase refuses the password of an account without one.
   */
  profile: IdentityProfile | null | undefined;
}

/** Changes the password of an account that has one. */
export function PasswordSection({ profile }: PasswordSectionProps) {
  const atGoogle = profile?.hasPassword === false;
  return (
    <ProfileSection title={accountTexts.password} about={atGoogle ? undefined : accountTexts.aboutPassword}>
      {atGoogle ? <Muted as="p">{accountTexts.atGoogle}</Muted> : <PasswordForm />}
    </ProfileSection>
  );
}

/** `/profile` (spec §2 Profile): a list of sections, each in a separate file. */
export function ProfilePage() {
  const asked = useIdentityProfile();
  const known = asked.profile !== undefined || asked.error !== undefined;
  return (
    <Page title={profileTexts.title}>
      <Stack $gap={10}>
        <AboutYou {...asked} />
        {known && <OtherSections profile={asked.profile} />}
      </Stack>
    </Page>
  );
}

/** Rendered once the first section has its final height, so that nothing moves. */
function OtherSections({ profile }: { profile: IdentityProfile | null | undefined }) {
  return (
    <>
      <NameSection />
      <AddressesSection />
      <PasswordSection profile={profile} />
      <DevicesSection />
      <CartRemindersSection />
      <DataSection />
    </>
  );
}
