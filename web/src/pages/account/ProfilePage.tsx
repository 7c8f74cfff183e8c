import { styled } from "styled-components";
import { useViewer } from "../../features/session/SessionProvider";
import { profileTexts } from "../../messages";
import { color, space, text } from "../../theme/tokens";
import { Badge } from "../../ui/Badge";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Page } from "../../ui/Page";
import { Failure, Loading } from "../../ui/states";
import { Avatar } from "./Avatar";
import { useIdentityProfile } from "./use-identity-profile";

const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[5]};
  min-width: 0;

  h2 {
    font-size: ${text.title};
  }
  h2,
  p {
    overflow-wrap: anywhere;
  }
  p {
    color: ${color.muted};
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(7rem, auto) minmax(0, 1fr);
  gap: ${space[4]} ${space[6]};
  margin-block: ${space[8]};

  dt {
    color: ${color.muted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" });
const notGiven = "Not given";

/** `/profile` (spec §2 Profile). */
export function ProfilePage() {
  const viewer = useViewer();
  const { profile, error, retry } = useIdentityProfile();

  if (error !== undefined) return <Failure error={error} onRetry={retry} />;
  if (profile === undefined) return <Loading what="your profile" />;

  const facts = [
    [profileTexts.birthday, notGiven],
    [profileTexts.gender, notGiven],
    [profileTexts.location, notGiven],
    ["Phone Number", profile?.phoneNumber ?? notGiven],
    ["Last sign-in", profile?.lastSignInAt ? moment.format(profile.lastSignInAt) : "Not known"],
  ];
  return (
    <Page title={profileTexts.title} width="narrow">
      <Card>
        <Person>
          <Avatar name={viewer.name ?? viewer.email} photoUrl={profile?.photoUrl ?? null} />
          <div>
            <h2>
              <bdi>{viewer.name ?? viewer.email}</bdi>
            </h2>
            <p>{viewer.email}</p>
          </div>
        </Person>
        <Facts>
          {facts.map(([term, fact]) => (
            <div key={term} style={{ display: "contents" }}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
          <dt>Status</dt>
          <dd>
            {profile?.emailVerified ? (
              <Badge tone="good">{profileTexts.verified}</Badge>
            ) : (
              <Badge>{profileTexts.unverified}</Badge>
            )}
          </dd>
        </Facts>
        <Button variant="secondary" disabled reason="Profiles can't be changed here yet.">
          {profileTexts.updateProfile}
        </Button>
      </Card>
    </Page>
  );
}
