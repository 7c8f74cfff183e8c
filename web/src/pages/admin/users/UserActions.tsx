import { useLazyQuery } from "@apollo/client/react";
import { useState } from "react";
import { mayDo } from "../../../features/session/permissions";
import { useViewer } from "../../../features/session/SessionProvider";
import { RowAction, tooLate } from "../../../features/RowAction";
import { isConflict, isNotFound } from "../../../graphql/errors";
import { evict, evicting, evictLists } from "../../../graphql/evict";
import { adminAlerts, blockTexts, usersTexts, makeAdminTexts } from "@shop/shared/messages/en/admin";
import { type AlertText, failed } from "@shop/shared/messages/en/common";
import { verificationTexts } from "@shop/shared/messages/en/account";
import type { ButtonSize } from "../../../ui/form/button-style";
import { ProgramsOfUser } from "./ProgramsOfUser";
import {
  ProgramsOfUserDocument,
  type UserActions_UserFragment,
  useDeleteUserMutation,
  useMakeAdminMutation,
  useUnblockUserMutation,
} from "./UsersPage.generated";

interface UserActionsProps {
  user: UserActions_UserFragment;
  size: ButtonSize;
}

const refused = tooLate(blockTexts.tooLate);

/**
 * Blocks a user after a confirmation, which lists their API keys and webhooks to admins and offers to revoke them; disabled for
 * oneself and for users with undelivered paid orders (D-11).
 */
function BlockButton({ user, size }: UserActionsProps) {
  const { id, email, hasPaidOrders } = user;
  const viewer = useViewer();
  const own = viewer.id === id;
  const isAdmin = viewer.role === "ADMIN";
  const [readPrograms, programs] = useLazyQuery(ProgramsOfUserDocument, { fetchPolicy: "network-only" });
  const [revokeKeys, setRevokeKeys] = useState(false);
  const [block] = useDeleteUserMutation({
    update: (cache, { data }) => {
      if (data?.deleteUser) evict(cache, { __typename: "User", id });
      evictLists(cache, "users", "apiKeys", "webhooks");
    },
  });
  const prepare = () => {
    setRevokeKeys(false);
    return readPrograms({ variables: { id } }).catch(() => undefined); // the dialog reports the failure
  };
  const press = async () =>
    (await block({ variables: { id, revokeKeys } })).data?.deleteUser ? adminAlerts.userDeleted : refused;

  return (
    <RowAction
      size={size}
      of={email}
      disabled={own || hasPaidOrders}
      disabledReason={own ? blockTexts.own : blockTexts.paid}
      dangerous
      confirmation={{
        title: blockTexts.title(email),
        text: blockTexts.text,
        ...(isAdmin && {
          more: <ProgramsOfUser programs={programs.data} revoke={revokeKeys} onRevoke={setRevokeKeys} />,
          prepare,
        }),
        confirm: usersTexts.block,
      }}
      act={press}
    >
      {usersTexts.block}
    </RowAction>
  );
}

const gone = tooLate(makeAdminTexts.gone);

function refusalOf(error: unknown, email: string): AlertText {
  if (isNotFound(error)) return gone;
  if (isConflict(error)) return failed(verificationTexts.adminRefused(email));
  throw error;
}

/** Makes a user an admin after a confirmation; no page can undo it (spec §4). */
function MakeAdminButton({ user, size }: UserActionsProps) {
  const { id, email, emailVerified } = user;
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
    <RowAction
      size={size}
      of={email}
      confirmation={{
        title: makeAdminTexts.title(email),
        text: emailVerified
          ? makeAdminTexts.text
          : `${verificationTexts.unverifiedAdmin(email)} ${makeAdminTexts.text}`,
        confirm: usersTexts.makeAdmin,
      }}
      act={press}
    >
      {usersTexts.makeAdmin}
    </RowAction>
  );
}

const emailTaken = tooLate(blockTexts.emailTaken);

/** Unblocks a user. Without a confirmation, because Block undoes it. */
function UnblockButton({ user: { id, email }, size }: UserActionsProps) {
  const [unblock] = useUnblockUserMutation(evicting("users"));
  const press = () =>
    unblock({ variables: { id } }).then(
      () => null, // the row disappears from this list
      (error: unknown) => {
        if (isConflict(error)) return emailTaken;
        throw error;
      },
    );

  return (
    <RowAction size={size} of={email} act={press}>
      {usersTexts.unblock}
    </RowAction>
  );
}

/** The actions for a user, in their row (spec §2 All Users) and on their page. Staff may only block and unblock customers. */
export function UserActions({ user, size }: UserActionsProps) {
  const viewer = useViewer();
  const isAdmin = viewer.role === "ADMIN";
  const mayBlock = isAdmin || (user.role === "CUSTOMER" && mayDo(viewer, "WRITE_CUSTOMERS"));
  return (
    <>
      {isAdmin && !user.blocked && user.role !== "ADMIN" && (
        <div>
          <MakeAdminButton user={user} size={size} />
        </div>
      )}
      {mayBlock && (
        <div>
          {user.blocked ? <UnblockButton user={user} size={size} /> : <BlockButton user={user} size={size} />}
        </div>
      )}
    </>
  );
}
