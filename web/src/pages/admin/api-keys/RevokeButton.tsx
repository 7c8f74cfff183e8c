import { useRowAction } from "../../../features/alerts/use-row-action";
import { apiKeysTexts } from "../../../messages/admin-api-keys";
import { ActionButton } from "../../../ui/form/ActionButton";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { useRevokeApiKeyMutation, type ApiKeyColumns_KeyFragment } from "./ApiKeysPage.generated";

/** Revokes a key after a confirmation. Its row stays and says so. */
export function RevokeButton({ apiKey: { id, name } }: { apiKey: ApiKeyColumns_KeyFragment }) {
  const run = useRowAction();
  const [revoke] = useRevokeApiKeyMutation();
  const press = async () => {
    await revoke({ variables: { id } });
    return null;
  };

  return (
    <ActionButton
      variant="secondary"
      size="small"
      dangerous
      confirmation={{
        title: apiKeysTexts.question(name),
        text: apiKeysTexts.consequence,
        confirm: apiKeysTexts.revoke,
      }}
      onPress={() => run(press)}
    >
      {apiKeysTexts.revoke}
      <VisuallyHidden>{name}</VisuallyHidden>
    </ActionButton>
  );
}
