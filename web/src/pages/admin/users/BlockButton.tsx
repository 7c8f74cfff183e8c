import { useViewer } from "../../../features/session/SessionProvider";
import { evict, evictLists } from "../../../graphql/evict";
import { adminAlerts, usersTexts } from "../../../messages/admin";
import { ActionButton } from "../../../ui/form/ActionButton";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { tooLate, useRowAction } from "../../../features/alerts/use-row-action";
import { useDeleteUserMutation, type BlockButton_UserFragment } from "./UsersPage.generated";

const refused = tooLate(
  "Not blocked: this user is already blocked, or has just paid for an order. The list is up to date now.",
);

/** Blocks a user after a confirmation; disabled for oneself and for users with undelivered paid orders (D-11). */
export function BlockButton({ user }: { user: BlockButton_UserFragment }) {
  const { id, email, hasPaidOrders } = user;
  const own = useViewer().id === id;
  const run = useRowAction();
  const [block] = useDeleteUserMutation({
    update: (cache, { data }) => {
      if (data?.deleteUser) evict(cache, { __typename: "User", id });
      evictLists(cache, "users");
    },
  });
  const press = async () =>
    (await block({ variables: { id } })).data?.deleteUser ? adminAlerts.userDeleted : refused;

  return (
    <ActionButton
      variant="secondary"
      size="small"
      disabled={own || hasPaidOrders}
      disabledReason={own ? "This is you" : "Paid orders are waiting"}
      dangerous
      confirmation={{
        title: `Block ${email}?`,
        text: "They will be signed out everywhere and can't sign in again. Their orders stay. You can unblock them later.",
        confirm: usersTexts.block,
      }}
      onPress={() => run(press)}
    >
      {usersTexts.block}
      <VisuallyHidden>{email}</VisuallyHidden>
    </ActionButton>
  );
}
