import { apiKeysTexts } from "@shop/shared/messages/en/admin-programs";
import { permissionsTexts as texts } from "@shop/shared/messages/en/admin";
import { evicting } from "../../../graphql/evict";
import type { Scope } from "../../../graphql/schema.generated";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { DialogForm } from "../../../ui/dialog/DialogForm";
import { CheckboxField } from "../../../ui/form/CheckboxField";
import { ChoiceGroup } from "../../../ui/form/ChoiceGroup";
import { useSaveForm } from "../parts/use-save-form";
import { useSetStaffPermissionsMutation, type UserPage_UserFragment } from "../UserPage.generated";

const scopes = Object.keys(apiKeysTexts.scopeNames) as Scope[];

interface PermissionsDialogProps {
  user: UserPage_UserFragment;
  onClose: () => void;
}

/** The form for the permissions of a user. */
export function PermissionsDialog({ user, onClose }: PermissionsDialogProps) {
  const { id, email, role, permissions = [] } = user;
  const [setPermissions] = useSetStaffPermissionsMutation(evicting("users"));
  const alert = useAlert();
  const { register, sending } = useSaveForm<{ permissions: Scope[] }>({
    labels: { permissions: texts.title },
    texts: { gone: texts.gone, notSaved: texts.notSaved },
    defaultValues: { permissions: [...permissions] },
    save: (entry) => setPermissions({ variables: { userId: id, permissions: entry.permissions } }),
    onSaved: () => {
      onClose();
      void alert(texts.saved(email));
    },
  });

  return (
    <DialogForm
      title={texts.of(email)}
      text={role === "ADMIN" ? texts.ofAdmin : texts.about}
      submit={texts.save}
      onClose={onClose}
      {...sending}
    >
      <ChoiceGroup label={texts.title}>
        {scopes.map((scope) => (
          <CheckboxField
            key={scope}
            label={apiKeysTexts.scopeNames[scope]}
            hint={apiKeysTexts.scopeHints[scope]}
            value={scope}
            {...register("permissions")}
          />
        ))}
      </ChoiceGroup>
    </DialogForm>
  );
}
