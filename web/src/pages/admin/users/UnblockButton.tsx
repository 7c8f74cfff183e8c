import { useRowAction, tooLate } from "../../../features/alerts/use-row-action";
import { evictLists } from "../../../graphql/evict";
import { isConflict } from "../../../graphql/errors";
import { usersTexts } from "../../../messages/admin";
import { ActionButton } from "../../../ui/form/ActionButton";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { useUnblockUserMutation, type UnblockButton_UserFragment } from "./UsersPage.generated";

const emailTaken = tooLate("Not unblocked: someone else has registered with this email.");

/** Unblocks a user. Without a confirmation, because Block undoes it. */
export function UnblockButton({ user: { id, email } }: { user: UnblockButton_UserFragment }) {
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
