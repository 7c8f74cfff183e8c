import { lazy, type ReactNode } from "react";
import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { isNotFound } from "../../graphql/errors";
import { profileTexts } from "@shop/shared/messages/en/account";
import { permissionsTexts, roleTexts, usersTexts, userTexts as texts } from "@shop/shared/messages/en/admin";
import { shopNoteTexts } from "@shop/shared/messages/en/shop-notes";
import { apiKeysTexts } from "@shop/shared/messages/en/admin-programs";
import { mayDo } from "../../features/session/permissions";
import { useMayDo } from "../../features/session/use-may-do";
import { useViewer } from "../../features/session/SessionProvider";
import { paths } from "../../paths";
import { from, secondary, space, target, text } from "../../theme/tokens";
import { Badge } from "../../ui/feedback/Badge";
import { Rating } from "../../ui/feedback/Rating";
import { Empty, Failure, Loading, Skeleton } from "../../ui/feedback/states";
import { DialogButton } from "../../ui/dialog/DialogButton";
import { ButtonLink } from "../../ui/form/Button";
import { CopyButton } from "../../ui/form/CopyButton";
import { formatDay, formatPrice } from "../../ui/format/format";
import { Card } from "../../ui/layout/Card";
import { Link } from "../../ui/layout/Link";
import { Page } from "../../ui/layout/Page";
import { BackToList } from "./parts/BackToList";
import { ShopNotes } from "./parts/ShopNotes";
import { ReviewState } from "./reviews/review-columns";
import { Fact, Facts } from "./parts/Facts";
import { OrdersOfCustomer } from "./OrdersOfCustomer";
import { UserActions } from "./users/UserActions";
import { UserId } from "./users/user-columns";
import { useUserQuery, type UserPage_UserFragment } from "./UserPage.generated";
import { Muted } from "../../ui/layout/Muted";
import { LeadLine } from "../../ui/layout/LeadLine";

/** `/users/:id`: a customer, their orders and reviews, and actions. Not in the specification. */
export function UserPage() {
  const { id = "" } = useParams();
  return <OneUser key={id} id={id} />;
}

/** One heading in every state, so that it keeps the focus while the user is loading. */
function OneUser({ id }: { id: string }) {
  const viewer = useViewer();
  const isAdmin = viewer.role === "ADMIN";
  const { data, previousData, error, refetch } = useUserQuery({
    variables: { id, permissions: isAdmin, review: mayDo(viewer, "READ_REVIEWS") },
    fetchPolicy: "cache-and-network",
  });
  const user = isNotFound(error) ? undefined : (data ?? previousData)?.user;

  return (
    <Page
      title={user ? (user.name ?? user.email) : texts.untitled}
      lead={user && <WhoTheyAre user={user} />}
      above={<BackToList path={paths.users}>{texts.back}</BackToList>}
      actions={
        user && (
          <>
            {isAdmin && !user.blocked && <PermissionsButton user={user} />}
            <UserActions user={user} size="medium" />
          </>
        )
      }
      width="wide"
    >
      {user ? <UserDetails user={user} /> : <WithoutUser error={error} onRetry={refetch} />}
    </Page>
  );
}

const PermissionsDialog = lazy(() =>
  import("./users/PermissionsDialog").then((file) => ({ default: file.PermissionsDialog })),
);

/** Opens the form for a user's permissions. */
function PermissionsButton({ user }: { user: UserPage_UserFragment }) {
  return (
    <DialogButton variant="secondary" dialog={(close) => <PermissionsDialog user={user} onClose={close} />}>
      {permissionsTexts.title}
    </DialogButton>
  );
}

function WithoutUser({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  if (isNotFound(error)) {
    return <Empty action={<ButtonLink to={paths.users}>{texts.back}</ButtonLink>}>{texts.notFound}</Empty>;
  }
  if (error) return <Failure error={error} onRetry={onRetry} />;
  return (
    <Loading what={texts.loading}>
      <Skeleton $height="20rem" />
    </Loading>
  );
}

function WhoTheyAre({ user }: { user: UserPage_UserFragment }) {
  const { email, name, role, blocked } = user;
  return (
    <LeadLine>
      {name && <bdi>{email}</bdi>}
      {blocked ? (
        <Badge tone="bad">{usersTexts.blocked}</Badge>
      ) : (
        <Badge tone={role === "CUSTOMER" ? "neutral" : "accent"}>{roleTexts[role]}</Badge>
      )}
    </LeadLine>
  );
}

/** Numbers in a row, or two per line on a phone. */
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[5]};

  dt {
    ${secondary}
  }
  dd {
    font-size: ${text.title};
    font-weight: 560;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
  dd > a {
    display: inline-flex;
    align-items: center;
    min-width: var(--target);
    min-height: var(--target);
    margin-block: -0.5rem;
  }
  ${from.medium} {
    grid-template-columns: repeat(4, auto);
    justify-content: space-between;
  }
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  ${from.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :is(:first-child, :last-child, [data-wide]) {
      grid-column: 1 / -1;
    }
  }
  h2 {
    margin-bottom: ${space[4]};
    font-size: ${text.title};
  }
  > :last-child {
    margin-top: ${space[6]};
  }
`;

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Fact name={name}>{children}</Fact>
    </div>
  );
}

function UserDetails({ user }: { user: UserPage_UserFragment }) {
  const { id, createdAt, purchases } = user;
  const { orders, openOrders, totalPaid } = purchases;
  const readsOrders = useMayDo("READ_ORDERS");
  return (
    <Stack>
      <Card>
        <Figures>
          <Figure name={texts.openOrders}>
            {openOrders > 0 && readsOrders ? <Link to="?show=open">{openOrders}</Link> : openOrders}
          </Figure>
          <Figure name={texts.placed}>{orders}</Figure>
          <Figure name={texts.totalPaid}>{formatPrice(totalPaid)}</Figure>
          <Figure name={texts.since}>
            <time dateTime={createdAt}>{formatDay(createdAt)}</time>
          </Figure>
        </Figures>
      </Card>
      <AboutUser user={user} />
      {user.review !== undefined && <ReviewOfUser review={user.review} />}
      <Card as="section" data-wide>
        <h2>{shopNoteTexts.title}</h2>
        <ShopNotes subject={{ __typename: "User", id }} notes={user.shopNotes} />
      </Card>
      {readsOrders && (
        <section>
          <h2>{texts.placed}</h2>
          <OrdersOfCustomer customer={id} />
        </section>
      )}
    </Stack>
  );
}

const Copied = styled.span`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  margin-block: -0.75rem;

  a {
    ${target}
  }
`;

function AboutUser({ user }: { user: UserPage_UserFragment }) {
  const { id, email, emailVerified, role, permissions, newsletterSince } = user;
  return (
    <Card as="section">
      <h2>{texts.about}</h2>
      <Facts>
        <Fact name={usersTexts.columns.email}>
          <Copied>
            <a href={`mailto:${email}`}>{email}</a>
            <CopyButton value={email} label={texts.copyEmail} />
          </Copied>
        </Fact>
        <Fact name={usersTexts.columns.status}>
          {emailVerified ? profileTexts.verified : profileTexts.unverified}
        </Fact>
        <Fact name={texts.role}>{role === "ADMIN" ? permissionsTexts.admin : roleTexts[role]}</Fact>
        {role === "STAFF" && permissions && (
          <Fact name={permissionsTexts.title}>
            {permissions.map((scope) => apiKeysTexts.scopeNames[scope]).join(", ")}
          </Fact>
        )}
        <Fact name={texts.newsletter}>
          {newsletterSince ? texts.subscribed(formatDay(newsletterSince)) : texts.notSubscribed}
        </Fact>
        <Fact name={usersTexts.columns.userId}>
          <UserId id={id} />
        </Fact>
      </Facts>
    </Card>
  );
}

const Words = styled.p`
  margin-block: ${space[3]};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

function ReviewOfUser({ review }: { review: UserPage_UserFragment["review"] }) {
  if (!review) {
    return (
      <Card as="section">
        <h2>{texts.review}</h2>
        <Muted as="p">{texts.noReview}</Muted>
      </Card>
    );
  }
  const search = new URLSearchParams({ search: review.name });
  return (
    <Card as="section">
      <h2>{texts.review}</h2>
      <LeadLine>
        <Rating value={review.rating} />
        <ReviewState review={review} />
      </LeadLine>
      <Words dir="auto">{review.comment}</Words>
      <Muted as="p">
        <time dateTime={review.createdAt}>{formatDay(review.createdAt)}</time> ·{" "}
        <Link to={`${paths.manageReviews}?${search.toString()}`}>{texts.inReviews}</Link>
      </Muted>
    </Card>
  );
}
