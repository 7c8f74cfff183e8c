import { evictLists } from "../../../graphql/evict";
import { isConflict, isNotFound } from "../../../graphql/errors";
import { adminAlerts, usersTexts } from "../../../messages/admin";
import { failed, type AlertText } from "../../../messages/alerts";
import { verificationTexts } from "../../../messages/verification";
import { ActionButton } from "../../../ui/form/ActionButton";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { tooLate, useRowAction } from "../../../features/alerts/use-row-action";
import { useMakeAdminMutation, type MakeAdminButton_UserFragment } from "./UsersPage.generated";

const gone = tooLate("Someone else has just blocked this user. The list is up to date now.");

const consequence =
  "They will be able to manage products, orders and users, as you can. You can't undo this here.";

function refusalOf(error: unknown, email: string): AlertText {
  if (isNotFound(error)) return gone;
  if (isConflict(error)) return failed(verificationTexts.adminRefused(email));
  throw error;
}

/** Makes a user an admin after a confirmation; the pages can't undo it (spec §4). */
export function MakeAdminButton({
  user: { id, email, emailVerified },
}: {
  user: MakeAdminButton_UserFragment;
}) {
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
