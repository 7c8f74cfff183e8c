import { useRowAction } from "../../../features/use-row-action";
import { conflictMessageOf } from "../../../graphql/errors";
import { categoriesTexts } from "../../../messages/admin-catalogue";
import { failed } from "../../../messages/common";
import { ActionButton } from "../../../ui/form/ActionButton";
import type { ButtonSize } from "../../../ui/form/button-style";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";

interface DeleteButtonProps {
  name: string;
  title: string;
  text: string;
  /** The reason why it can't be deleted; undefined if it can. */
  reason?: string | undefined;
  size?: ButtonSize;
  onDelete: () => Promise<unknown>;
}

/** Deletes a category, brand or attribute after a confirmation; shows the reason if the server refuses. */
export function DeleteButton({ name, title, text, reason, size = "small", onDelete }: DeleteButtonProps) {
  const run = useRowAction();
  const press = () =>
    onDelete().then(
      () => null, // it disappears from the list
      (error: unknown) => {
        const message = conflictMessageOf(error);
        if (message === undefined) throw error;
        return failed(message, categoriesTexts.notDeleted);
      },
    );

  return (
    <ActionButton
      variant="secondary"
      size={size}
      dangerous
      disabled={reason !== undefined}
      disabledReason={reason}
      confirmation={{ title, text, confirm: categoriesTexts.remove }}
      onPress={() => run(press)}
    >
      {categoriesTexts.remove}
      <VisuallyHidden>{name}</VisuallyHidden>
    </ActionButton>
  );
}
