import { forgetLists } from "../../graphql/forget";
import { useMakeAdminMutation, type MakeAdminButton_UserFragment } from "../../graphql/generated";
import { isNotFound } from "../../graphql/refusals";
import { alertTexts, usersTexts } from "../../messages";
import { ActionButton } from "../../ui/ActionButton";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { tooLate, useRowAction } from "../../features/alerts/use-row-action";

const gone = tooLate("Somebody else has blocked them meanwhile. The list is up to date again.");

/** Gives a user the admin's role once that is confirmed: there is no way back here (spec §4). */
export function MakeAdminButton({ user: { id, email } }: { user: MakeAdminButton_UserFragment }) {
  const run = useRowAction();
  const [makeAdmin, { client }] = useMakeAdminMutation();
  const press = async () => {
    const made = await makeAdmin({ variables: { userId: id } }).catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
    });
    forgetLists(client.cache, "users");
    return made ? alertTexts.madeAdmin : gone;
  };

  return (
    <ActionButton
      variant="secondary"
      size="small"
      question={{
        title: `Make ${email} an admin?`,
        text: "They will keep products, orders and users, as you do. There is no way back here.",
        confirm: usersTexts.makeAdmin,
      }}
      onPress={() => run(press)}
    >
      {usersTexts.makeAdmin}
      <VisuallyHidden>{email}</VisuallyHidden>
    </ActionButton>
  );
}
