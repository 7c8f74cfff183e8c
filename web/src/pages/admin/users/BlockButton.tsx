import { useState } from "react";
import { useViewer } from "../../../features/session/SessionProvider";
import { evict, evictLists } from "../../../graphql/evict";
import { adminAlerts, usersTexts } from "../../../messages/admin";
import { blockTexts } from "../../../messages/admin-programs";
import { ActionButton } from "../../../ui/form/ActionButton";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { tooLate, useRowAction } from "../../../features/alerts/use-row-action";
import { ProgramsOfUser } from "./ProgramsOfUser";
import {
  useDeleteUserMutation,
  useProgramsOfUserLazyQuery,
  type BlockButton_UserFragment,
} from "./UsersPage.generated";

const refused = tooLate(
  "Not blocked: this user is already blocked, or has just paid for an order. The list is up to date now.",
);

/**
 * Blocks a user after a confirmation, which shows the API keys and webhooks that they have created and offers to revoke them;
 * disabled for oneself and for users with undelivered paid orders (D-11).
 */
export function BlockButton({ user }: { user: BlockButton_UserFragment }) {
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
