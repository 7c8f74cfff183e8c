import { styled } from "styled-components";
import type { UserSort, Role } from "../../../graphql/schema.generated";
import { profileTexts } from "../../../messages/account";
import { usersTexts, adminAlerts } from "../../../messages/admin";
import { space, color, text } from "../../../theme/tokens";
import { Badge } from "../../../ui/feedback/Badge";
import type { Column } from "../../../ui/table/Table";
import { RowActions } from "../../../ui/table/table-frame";
import {
  type UserColumns_UserFragment,
  useUnblockUserMutation,
  type UnblockButton_UserFragment,
  useMakeAdminMutation,
  type MakeAdminButton_UserFragment,
  useDeleteUserMutation,
  useProgramsOfUserLazyQuery,
  type BlockButton_UserFragment,
} from "./UsersPage.generated";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { ShieldCheck, UserRound } from "../../../ui/icons/admin-icons";

import { tooLate, useRowAction } from "../../../features/use-row-action";
import { evictLists, evict } from "../../../graphql/evict";
import { isConflict, isNotFound } from "../../../graphql/errors";
import { ActionButton } from "../../../ui/form/ActionButton";
import { CopyButton } from "../../../ui/form/CopyButton";
import { failed, type AlertText } from "../../../messages/alerts";
import { verificationTexts } from "../../../messages/verification";
import { useState } from "react";
import { useViewer } from "../../../features/session/SessionProvider";
import { blockTexts } from "../../../messages/admin-programs";
import { ProgramsOfUser } from "./ProgramsOfUser";

const refused = tooLate(
  "Not blocked: this user is already blocked, or has just paid for an order. The list is up to date now.",
);

/**
 * Blocks a user after a confirmation, which shows the API keys and webhooks that they have created and offers to revoke them;
 * disabled for oneself and for users with undelivered paid orders (D-11).
 */
function BlockButton({ user }: { user: BlockButton_UserFragment }) {
  const { id, email, hasPaidOrders } = user;
  const own = useViewer().id === id;
  const run = useRowAction();
  const [readPrograms, programs] = useProgramsOfUserLazyQuery({ fetchPolicy: "network-only" });
  const [revokeKeys, setRevokeKeys] = useState(false);
  const [block] = useDeleteUserMutation({
    update: (cache, { data }) => {
      if (data?.deleteUser) evict(cache, { __typename: "User", id });
      evictLists(cache, "users", "apiKeys", "webhooks");
    },
  });
  const prepare = () => {
    setRevokeKeys(false);
    return readPrograms({ variables: { id } }).catch(() => undefined); // the dialog says so
  };
  const press = async () =>
    (await block({ variables: { id, revokeKeys } })).data?.deleteUser ? adminAlerts.userDeleted : refused;

  return (
    <ActionButton
      variant="secondary"
      size="small"
      disabled={own || hasPaidOrders}
      disabledReason={own ? "This is you" : "Paid orders are waiting"}
      dangerous
      confirmation={{
        title: blockTexts.title(email),
        text: blockTexts.text,
        more: <ProgramsOfUser programs={programs.data} revoke={revokeKeys} onRevoke={setRevokeKeys} />,
        prepare,
        confirm: usersTexts.block,
      }}
      onPress={() => run(press)}
    >
      {usersTexts.block}
      <VisuallyHidden>{email}</VisuallyHidden>
    </ActionButton>
  );
}

const gone = tooLate("Someone else has just blocked this user. The list is up to date now.");

const consequence =
  "They'll be able to manage products, orders and users, just like you. You can't undo this here.";

function refusalOf(error: unknown, email: string): AlertText {
  if (isNotFound(error)) return gone;
  if (isConflict(error)) return failed(verificationTexts.adminRefused(email));
  throw error;
}

/** Makes a user an admin after a confirmation; the pages can't undo it (spec §4). */
function MakeAdminButton({ user: { id, email, emailVerified } }: { user: MakeAdminButton_UserFragment }) {
  const run = useRowAction();
  const [makeAdmin, { client }] = useMakeAdminMutation();
  const press = async () => {
    const refused = await makeAdmin({ variables: { userId: id } }).then(
      () => null,
      (error: unknown) => refusalOf(error, email),
    );
    evictLists(client.cache, "users");
    return refused ?? adminAlerts.madeAdmin;
  };

  return (
    <ActionButton
      variant="secondary"
      size="small"
      confirmation={{
        title: `Make ${email} an admin?`,
        text: emailVerified ? consequence : `${verificationTexts.unverifiedAdmin(email)} ${consequence}`,
        confirm: usersTexts.makeAdmin,
      }}
      onPress={() => run(press)}
    >
      {usersTexts.makeAdmin}
      <VisuallyHidden>{email}</VisuallyHidden>
    </ActionButton>
  );
}

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  margin-block: -0.75rem;
`;

/** Cut by its style alone, so that searching the page and copying the row still find all of it. */
const Shortened = styled.span`
  width: 5rem;
  overflow: hidden;
  color: ${color.muted};
  font-size: ${text.tiny};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The beginning of a user's ID, with a button that copies all of it. */
function UserId({ id }: { id: string }) {
  return (
    <Frame>
      <Shortened title={id}>{id}</Shortened>
      <CopyButton value={id} label={usersTexts.copyId} />
    </Frame>
  );
}

const emailTaken = tooLate("Not unblocked: someone else has registered with this email.");

/** Unblocks a user. Without a confirmation, because Block undoes it. */
function UnblockButton({ user: { id, email } }: { user: UnblockButton_UserFragment }) {
  const run = useRowAction();
  const [unblock] = useUnblockUserMutation({ update: (cache) => evictLists(cache, "users") });
  const press = () =>
    unblock({ variables: { id } }).then(
      () => null, // the row disappears from this list
      (error: unknown) => {
        if (isConflict(error)) return emailTaken;
        throw error;
      },
    );

  return (
    <ActionButton variant="secondary" size="small" onPress={() => run(press)}>
      {usersTexts.unblock}
      <VisuallyHidden>{email}</VisuallyHidden>
    </ActionButton>
  );
}

const Mark = styled.span<{ $role: Role }>`
  display: inline-block;
  color: ${({ $role }) => ($role === "ADMIN" ? color.accentInk : color.muted)};
`;

const roles = {
  ADMIN: { Icon: ShieldCheck, says: "Admin" },
  CUSTOMER: { Icon: UserRound, says: "Ordinary user" },
};

/** The icon of a role (spec §2 All Users). */
function RoleIcon({ role }: { role: Role }) {
  const { Icon, says } = roles[role];
  return (
    <Mark $role={role} title={says}>
      <Icon size={20} aria-hidden />
      <VisuallyHidden>{says}</VisuallyHidden>
    </Mark>
  );
}

const { columns: headers } = usersTexts;

const Status = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;

/** The columns of All Users (spec §2). */
export const userColumns: readonly Column<UserColumns_UserFragment, UserSort>[] = [
  {
    header: headers.name,
    cell: ({ name }) => <bdi>{name ?? "–"}</bdi>,
    phone: "title",
  },
  { header: headers.email, sorts: { ascending: "EMAIL" }, cell: ({ email }) => email, phone: "wide" },
  { header: headers.userId, cell: ({ id }) => <UserId id={id} />, phone: "half" },
  {
    header: headers.status,
    sorts: { ascending: "ROLE" },
    phone: "half",
    cell: ({ role, emailVerified }) => (
      <Status>
        <RoleIcon role={role} />
        <Badge tone={emailVerified ? "good" : "neutral"}>
          {emailVerified ? profileTexts.verified : profileTexts.unverified}
        </Badge>
      </Status>
    ),
  },
  {
    header: "Actions",
    actions: true,
    align: "end",
    cell: (user) => (
      <RowActions>
        {!user.blocked && user.role !== "ADMIN" && (
          <div>
            <MakeAdminButton user={user} />
          </div>
        )}
        <div>{user.blocked ? <UnblockButton user={user} /> : <BlockButton user={user} />}</div>
      </RowActions>
    ),
  },
];
