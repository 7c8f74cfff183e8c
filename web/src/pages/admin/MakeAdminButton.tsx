import { forgetLists } from "../../graphql/forget";
import { useMakeAdminMutation, type MakeAdminButton_UserFragment } from "../../graphql/generated";
import { alertTexts, usersTexts } from "../../messages";
import { ActionButton } from "../../ui/ActionButton";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { useRowAction } from "./use-row-action";

/** Gives a user the admin's role once that is confirmed: there is no way back here (spec §4). */
export function MakeAdminButton({ user: { id, email } }: { user: MakeAdminButton_UserFragment }) {
  const run = useRowAction();
  const [makeAdmin] = useMakeAdminMutation({
    update: (cache) => forgetLists(cache, "users"),
  });
  const press = async () => {
    await makeAdmin({ variables: { userId: id } });
    return alertTexts.madeAdmin;
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
