import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import type { IdentityProfile } from "../../../features/session/identity";
import { useViewer } from "../../../features/session/SessionProvider";
import { profileTexts, verificationTexts } from "@shop/shared/messages/en/account";
import { color, secondary, space, text } from "../../../theme/tokens";
import { Failure, Loading, Skeleton } from "../../../ui/feedback/states";
import { ProfileSection } from "../ProfileSection";
import type { useIdentityProfile } from "./use-identity-profile";
import { AvatarDisc, initialOf } from "../../../ui/layout/AvatarDisc";
import { SendVerification } from "../../../features/session/VerifyEmailNotice";
import { Badge } from "../../../ui/feedback/Badge";
import { useViewerTime } from "../../../ui/format/use-viewer-time";

const Unverified = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};

  p {
    ${secondary}
  }
`;

/** 'verified' or 'unverified' (spec §2 Profile), with a button that sends the verification mail again. */
function EmailStatus({ email, verified }: { email: string; verified: boolean }) {
  if (verified) return <Badge tone="good">{profileTexts.verified}</Badge>;
  return (
    <Unverified>
      <Badge>{profileTexts.unverified}</Badge>
      <SendVerification text={verificationTexts.linkSent(email)} label={verificationTexts.again} />
    </Unverified>
  );
}

const Disc = styled(AvatarDisc)`
  font-size: ${text.heading};
`;

/** A person's photo, or their initial if there is no photo or it can't be loaded. */
export function Avatar({ name, photoUrl }: { name: string; photoUrl: string | null }) {
  const [missing, setMissing] = useState(false);
  return (
    <Disc $size="5rem">
      {photoUrl && !missing ? (
        <img src={photoUrl} alt="" referrerPolicy="no-referrer" onError={() => setMissing(true)} />
      ) : (
        initialOf(name)
      )}
    </Disc>
  );
}

const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[5]};
  min-width: 0;

  h3 {
    font-size: ${text.title};
  }
  h3,
  p {
    overflow-wrap: anywhere;
  }
  p {
    color: ${color.muted};
  }
`;

const Details = styled.dl`
  container-type: inline-size;
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[8]};

  > div {
    display: grid;
    grid-template-columns: minmax(7.5rem, 1fr) minmax(0, 2.5fr);
    gap: ${space[4]};

    @container (max-width: 13rem) {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
  dt {
    color: ${color.muted};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

const RoundSkeleton = styled(Skeleton)`
  border-radius: 50%;
`;

/** As high as a line of text. */
const LineSkeleton = styled(Skeleton)`
  margin-block: 0.25rem;
`;

const Lines = styled.div`
  display: grid;
`;

const NOT_SET = profileTexts.notGiven;

/** The viewer's profile (spec §2 Profile). */
export function AboutYou(asked: ReturnType<typeof useIdentityProfile>) {
  return (
    <ProfileSection title={profileTexts.about}>
      <KnownOfYou {...asked} />
    </ProfileSection>
  );
}

function KnownOfYou({ profile, error, retry }: ReturnType<typeof useIdentityProfile>) {
  if (error !== undefined) return <Failure error={error} onRetry={retry} />;
  if (profile === undefined) {
    return (
      <Loading what={profileTexts.loading}>
        <ProfileSkeleton />
      </Loading>
    );
  }
  return <ProfileCard profile={profile} />;
}

function ProfileCard({ profile }: { profile: IdentityProfile | null }) {
  const { name, email } = useViewer();
  const { moment } = useViewerTime();
  const details: [string, ReactNode][] = [
    [profileTexts.birthday, NOT_SET],
    [profileTexts.gender, NOT_SET],
    [profileTexts.location, NOT_SET],
    [profileTexts.phone, profile?.phoneNumber ?? NOT_SET],
    [profileTexts.lastSignIn, profile?.lastSignInAt ? moment(profile.lastSignInAt) : profileTexts.notKnown],
    [
      profileTexts.status,
      <EmailStatus key="status" email={email} verified={profile?.emailVerified ?? false} />,
    ],
  ];
  return (
    <>
      <Person>
        <Avatar name={name ?? email} photoUrl={profile?.photoUrl ?? null} />
        <div>
          <h3>
            <bdi>{name ?? email}</bdi>
          </h3>
          <p>{email}</p>
        </div>
      </Person>
      <Details>
        {details.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </Details>
    </>
  );
}

/** The placeholder of {@link ProfileCard}. */
function ProfileSkeleton() {
  return (
    <div aria-hidden>
      <Person>
        <RoundSkeleton $width="5rem" $height="5rem" />
        <Lines>
          <LineSkeleton $width="9rem" />
          <LineSkeleton $width="13rem" />
        </Lines>
      </Person>
      <Details as="div">
        {[4, 4, 4, 5, 9, 5].map((width, fact) => (
          <div key={fact}>
            <LineSkeleton $width="5rem" />
            <LineSkeleton $width={`${width}rem`} />
          </div>
        ))}
      </Details>
    </div>
  );
}
